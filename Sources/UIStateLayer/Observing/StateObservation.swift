/// A token that keeps an observation alive: of a slot, of several slots, of a store, or of any
/// observable state.
///
/// After the token is cancelled or released, no further call begins; a call that runs at that time
/// ends normally. The token may be released on any thread; the closure's captures are released on
/// the main actor.
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
