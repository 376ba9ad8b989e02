/// A disposable with one inner disposable, which can be replaced; replacing it disposes the
/// previous one.
public final class SerialDisposable: Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var disposed = false

  /// Creates a disposable without an inner one.
  public init() {
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// The inner disposable; without one, a disposable that does nothing.
  ///
  /// Setting it disposes the previous one; if this object is already disposed, the new one is
  /// disposed at once.
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
