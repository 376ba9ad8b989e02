import ScreenDocument
import TopScreen

extension ContentKey where Response == CategoryGridResponse, Output == CategoryGridViewData {
  /// The contract of the grid of categories.
  static var categoryGrid: Self { Self("categoryGrid") }
}
