import Synchronization

/// A disposable that runs a function at the first `dispose()`, then releases the function.
@usableFromInline
final class AnonymousDisposable: Cancelable {
  private let disposed = Atomic<Bool>(false)
  private var action: (() -> Void)?

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    self.action = action
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  @usableFromInline
  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  @usableFromInline
  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = action
    self.action = nil
    action?()
  }
}
