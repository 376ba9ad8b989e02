/// A set of disposables that grows and shrinks, and is disposed as one.
public final class CompositeDisposable: Cancelable {
  /// Identifies a disposable in its composite.
  public struct DisposeKey {
    fileprivate let key: UInt64
  }

  private let lock = Lock()
  private var items = KeyedList<any Disposable>()
  private var disposed = false

  /// Creates an empty one.
  public init() {
    #if DEBUG
    Resources.increment()
    #endif
  }

  /// Creates one with two disposables.
  ///
  /// - Parameters:
  ///   - disposable1: The first.
  ///   - disposable2: The second.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates one with three disposables.
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

  /// Creates one with four disposables or more.
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

  /// Creates one with a list of disposables.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { _ = items.insert(disposable) }
  }

  #if DEBUG
  deinit {
    Resources.decrement()
  }
  #endif

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// The number of disposables held.
  public var count: Int { lock.withLock { items.count } }

  /// Adds a disposable, or disposes it at once if the composite is already disposed.
  ///
  /// - Returns: The key to remove it with, `nil` when it was disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = lock.withLock { disposed ? nil : items.insert(disposable) }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(key: key)
  }

  /// Removes and disposes one disposable.
  ///
  /// - Parameter disposeKey: The key its insertion returned.
  public func remove(for disposeKey: DisposeKey) {
    lock.withLock { items.remove(disposeKey.key) }?.dispose()
  }

  /// Disposes everything held, in the order of insertion.
  public func dispose() {
    let unused = lock.withLock {
      disposed = true
      defer { items = KeyedList() }
      return items
    }
    for entry in unused.entries { entry.value.dispose() }
  }
}
