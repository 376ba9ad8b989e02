/// The visible share and the timer of one content, for an ``ImpressionTracker``.
@MainActor
final class ImpressionTrackedContent {
  /// The content's current item in the stack.
  var item: StackItem
  /// The visible share of the content, from 0 to 1.
  var visibleShare = 0.0
  /// Waits for the rule's duration while the content's visible time is measured; `nil` otherwise.
  var timer: Task<Void, Never>?

  init(_ item: StackItem) {
    self.item = item
  }

  deinit {
    timer?.cancel()
  }

  /// Cancels the timer, which discards the measured time.
  func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}
