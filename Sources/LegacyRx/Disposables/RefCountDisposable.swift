/// Disposes an underlying disposable when this object and all disposables that ``retain()``
/// returned are disposed.
public final class RefCountDisposable: Cancelable {
  private let lock = Lock()
  private var underlying: (any Disposable)?
  private var isPrimaryDisposed = false
  private var dependentCount = 0

  /// Creates a reference-counted disposable around an underlying one.
  ///
  /// - Parameter disposable: The underlying disposable.
  public init(disposable: any Disposable) {
    underlying = disposable
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  /// Whether the underlying disposable was disposed; false after `dispose()` while a dependent
  /// disposable is left.
  public var isDisposed: Bool { lock.withLock { underlying == nil } }

  /// Returns a dependent disposable; the underlying one is not disposed before it.
  ///
  /// - Returns: The dependent disposable; it does nothing if the underlying one is already
  ///   disposed.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      guard underlying != nil else { return false }
      dependentCount += 1
      return true
    }
    guard isAlive else { return Disposables.create() }
    return Disposables.create { self.releaseDependent() }
  }

  /// Disposes the underlying disposable when no dependent disposable is left.
  ///
  /// This is at once if there is none, otherwise when the last one is disposed.
  public func dispose() {
    let unused: (any Disposable)? = lock.withLock {
      guard underlying != nil, !isPrimaryDisposed else { return nil }
      isPrimaryDisposed = true
      guard dependentCount == 0 else { return nil }
      defer { underlying = nil }
      return underlying
    }
    unused?.dispose()
  }

  private func releaseDependent() {
    let unused: (any Disposable)? = lock.withLock {
      guard underlying != nil else { return nil }
      dependentCount -= 1
      guard isPrimaryDisposed, dependentCount == 0 else { return nil }
      defer { underlying = nil }
      return underlying
    }
    unused?.dispose()
  }
}
