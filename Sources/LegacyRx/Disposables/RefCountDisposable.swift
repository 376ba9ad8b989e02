/// Disposes an underlying disposable once it and everything retained from it are disposed.
public final class RefCountDisposable: Cancelable {
  private let lock = Lock()
  private var underlying: (any Disposable)?
  private var primaryDisposed = false
  private var count = 0

  /// Creates one around an underlying disposable.
  ///
  /// - Parameter disposable: The underlying disposable.
  public init(disposable: any Disposable) {
    underlying = disposable
    #if DEBUG
    Resources.increment()
    #endif
  }

  #if DEBUG
  deinit {
    Resources.decrement()
  }
  #endif

  /// Whether the underlying disposable was disposed.
  public var isDisposed: Bool { lock.withLock { underlying == nil } }

  /// Returns a disposable that keeps the underlying one alive until it is disposed.
  ///
  /// - Returns: The dependent disposable; one that does nothing when all is disposed.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      guard underlying != nil else { return false }
      count += 1
      return true
    }
    guard isAlive else { return Disposables.create() }
    return Disposables.create { self.release() }
  }

  /// Disposes the underlying disposable as soon as nothing retained is left.
  public func dispose() {
    let unused: (any Disposable)? = lock.withLock {
      guard underlying != nil, !primaryDisposed else { return nil }
      primaryDisposed = true
      guard count == 0 else { return nil }
      defer { underlying = nil }
      return underlying
    }
    unused?.dispose()
  }

  private func release() {
    let unused: (any Disposable)? = lock.withLock {
      guard underlying != nil else { return nil }
      count -= 1
      guard primaryDisposed, count == 0 else { return nil }
      defer { underlying = nil }
      return underlying
    }
    unused?.dispose()
  }
}
