/// A collection of disposables that are disposed together; disposables can be added and removed.
public final class CompositeDisposable: Cancelable {
  /// Identifies a disposable of a composite, to remove it.
  public struct DisposeKey {
    fileprivate let key: UInt64
  }

  private let lock = Lock()
  private var items = KeyedList<any Disposable>()
  private var disposed = false

  /// Creates an empty composite.
  public init() {
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  /// Creates a composite of two disposables.
  ///
  /// - Parameters:
  ///   - disposable1: The first.
  ///   - disposable2: The second.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a composite of three disposables.
  ///
  /// - Parameters:
  ///   - disposable1: The first.
  ///   - disposable2: The second.
  ///   - disposable3: The third.
  public convenience init(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a composite of four or more disposables.
  ///
  /// - Parameters:
  ///   - disposable1: The first.
  ///   - disposable2: The second.
  ///   - disposable3: The third.
  ///   - disposable4: The fourth.
  ///   - disposables: The rest.
  public convenience init(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable,
    _ disposable4: any Disposable,
    _ disposables: any Disposable...
  ) {
    self.init(
      disposables: [disposable1, disposable2, disposable3, disposable4] + disposables
    )
  }

  /// Creates a composite of a list of disposables.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { _ = items.insert(disposable) }
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// The number of disposables in the composite; 0 after `dispose()`.
  public var count: Int { lock.withLock { items.count } }

  /// Adds a disposable, or disposes it at once if the composite is already disposed.
  ///
  /// - Returns: The key to remove the disposable with; `nil` if it was disposed at once.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = lock.withLock { disposed ? nil : items.insert(disposable) }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(key: key)
  }

  /// Removes and disposes one disposable; does nothing if it is no longer in the composite.
  ///
  /// - Parameter disposeKey: The key its insertion returned.
  public func remove(for disposeKey: DisposeKey) {
    lock.withLock { items.remove(disposeKey.key) }?.dispose()
  }

  /// Disposes all disposables in the order of insertion; one that is added later is disposed at
  /// once.
  ///
  /// If the first one was removed before, the next inserted one has taken its place.
  public func dispose() {
    let unused = lock.withLock {
      disposed = true
      defer { items = KeyedList() }
      return items
    }
    for entry in unused.entries { entry.value.dispose() }
  }
}
