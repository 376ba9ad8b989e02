/// Keeps an observation of a slot alive.
///
/// The calls end at once when the token is cancelled or released, also from inside a call.
@MainActor
public final class SlotObservation {
  private let observer: any CancellableSlotObserver

  init(_ observer: any CancellableSlotObserver) {
    self.observer = observer
  }

  isolated deinit {
    observer.cancel()
  }

  /// Ends the observation; cancelling again does nothing.
  public func cancel() {
    observer.cancel()
  }
}
