/// Keeps an observation alive: of a slot, of several, of a store, or of any observable state.
///
/// The calls end immediately when it is cancelled or released, also during a call and on any
/// thread, and the closure's captures are released.
@MainActor
public final class StateObservation {
  private let observer: any CancellableObserver

  init(_ observer: any CancellableObserver) {
    self.observer = observer
  }

  deinit {
    observer.preventFurtherCalls()
    MainQueue.runNowOrLater { [observer] in observer.cancel() }
  }

  /// Ends the observation; cancelling again does nothing.
  public func cancel() {
    observer.cancel()
  }
}
