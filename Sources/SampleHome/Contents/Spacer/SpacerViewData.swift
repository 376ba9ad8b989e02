import UIStateLayer

/// An empty space, as it is shown.
struct SpacerViewData: ViewData {
  /// `height` in points, at least 0 and at most 400, rounded to the nearest integer with ties away
  /// from zero; 16 where it is absent or not finite.
  var height: Int

  /// Whether ``height`` is 0.
  var isEmpty: Bool { height == 0 }

  /// The content before its first response.
  static let placeholder = Self(height: 16)
}
