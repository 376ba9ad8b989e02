/// A content whose visibility is followed.
@MainActor
final class TrackedContent {
  /// The content, on the side that shows it.
  var item: StackItem
  /// How much of it is visible, from 0 to 1.
  var share = 0.0
  /// What runs while enough of it is visible.
  var timer: Task<Void, Never>?

  init(_ item: StackItem) {
    self.item = item
  }

  deinit {
    timer?.cancel()
  }

  /// Loses the time so far.
  func stop() {
    timer?.cancel()
    timer = nil
  }
}
