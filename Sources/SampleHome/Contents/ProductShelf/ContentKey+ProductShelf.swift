import ScreenDocument
import TopScreen

extension ContentKey where Response == ProductShelfResponse, Output == ProductShelfViewData {
  /// The contract of a shelf of products, a block.
  static var productShelf: Self { Self("productShelf") }
}
