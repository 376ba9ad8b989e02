import ScreenDocument
import TopScreen

extension ContentKey where Response == CategoryGridResponse, Output == CategoryGridViewData {
  /// The contract of the kind `categoryGrid`: the grid of categories.
  static var categoryGrid: Self { Self("categoryGrid") }
}
