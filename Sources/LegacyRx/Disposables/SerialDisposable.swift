/// Holds one disposable at a time; a new one replaces and disposes the previous one.
public final class SerialDisposable: Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var disposed = false

  /// Creates an empty one.
  public init() {
    #if DEBUG
    Resources.increment()
    #endif
  }

  #if DEBUG
  deinit {
    Resources.decrement()
  }
  #endif

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// The disposable held; setting it disposes the one before, or the new one once disposed.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let unused: (any Disposable)? = lock.withLock {
        guard !disposed else { return newValue }
        defer { current = newValue }
        return current
      }
      unused?.dispose()
    }
  }

  /// Disposes the current disposable, and each one that is set from now on.
  public func dispose() {
    let unused: (any Disposable)? = lock.withLock {
      disposed = true
      defer { current = nil }
      return current
    }
    unused?.dispose()
  }
}
