import ScreenDocument
import TopScreen

extension ContentKey where Response == ProductShelfResponse, Output == ProductShelfViewData {
  /// The contract of the kind `productShelf`: a block with a shelf of products.
  static var productShelf: Self { Self("productShelf") }
}
