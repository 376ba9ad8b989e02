/// A content whose visibility is tracked.
@MainActor
final class TrackedContent {
  /// The content, on the side that shows it.
  var item: StackItem
  /// Its visible share, from 0 to 1.
  var share = 0.0
  /// The timer, while a sufficient share is visible.
  var timer: Task<Void, Never>?

  init(_ item: StackItem) {
    self.item = item
  }

  deinit {
    timer?.cancel()
  }

  /// Discards the measured time.
  func stop() {
    timer?.cancel()
    timer = nil
  }
}
