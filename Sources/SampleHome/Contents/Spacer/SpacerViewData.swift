import UIStateLayer

/// The view data of an empty space.
struct SpacerViewData: ViewData {
  /// The height in points: the response's `height`, at least 0 and at most 400, rounded to the
  /// nearest integer with ties away from zero; 16 if it is absent or not finite.
  var height: Int

  /// Whether there is nothing to draw: ``height`` is 0.
  var isEmpty: Bool { height == 0 }

  /// The view data before the first response, and of a response without a usable height.
  static let initial = Self(height: 16)
}
