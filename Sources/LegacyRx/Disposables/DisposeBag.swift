/// A collection of disposables that disposes them, in the order of insertion, when it is released.
public final class DisposeBag {
  private let lock = Lock()
  private var disposables: [any Disposable] = []
  private var disposed = false

  /// Creates an empty bag.
  public init() {
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  /// Creates a bag with disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    self.disposables += disposables
  }

  /// Creates a bag with the disposables a builder lists.
  ///
  /// - Parameter builder: The list.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Creates a bag with a list of disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    self.disposables += disposables
  }

  deinit {
    dispose()
    #if DEBUG
    ThreadLiveObjectCounter.decrement()
    #endif
  }

  /// Adds a disposable; disposes it at once if the bag has already disposed its disposables.
  public func insert(_ disposable: any Disposable) {
    insert([disposable])
  }

  /// Adds disposables; disposes them at once if the bag has already disposed its disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds the disposables a builder lists; disposes them at once if the bag has already disposed
  /// its disposables.
  ///
  /// - Parameter builder: The list.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// Adds a list of disposables; disposes them at once if the bag has already disposed its
  /// disposables.
  public func insert(_ disposables: [any Disposable]) {
    let wasDisposed = lock.withLock {
      if !disposed { self.disposables += disposables }
      return disposed
    }
    guard wasDisposed else { return }
    for disposable in disposables { disposable.dispose() }
  }

  /// Disposes all disposables in the order of insertion, as the bag's release does; those added
  /// later are disposed at once.
  package func dispose() {
    let unused = lock.withLock {
      disposed = true
      defer { disposables = [] }
      return disposables
    }
    for disposable in unused { disposable.dispose() }
  }
}

extension DisposeBag {
  /// Builds the list of disposables for a bag from the expressions of a closure; conditions and
  /// loops do not compile in it.
  @resultBuilder
  public struct DisposableBuilder {
    /// Collects the listed disposables.
    ///
    /// - Returns: The list.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}
