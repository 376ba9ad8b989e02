/// What a token needs to know of the observer it stands for.
@MainActor
protocol CancellableSlotObserver: AnyObject {
  func cancel()
}
