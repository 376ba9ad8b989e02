import Synchronization

/// A disposable that disposes a fixed list of disposables, once and in order.
final class StableCompositeDisposable: Cancelable {
  private let disposed = Atomic<Bool>(false)
  private var disposables: [any Disposable]

  init(_ disposables: [any Disposable]) {
    self.disposables = disposables
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let disposables = disposables
    self.disposables = []
    for disposable in disposables { disposable.dispose() }
  }
}
