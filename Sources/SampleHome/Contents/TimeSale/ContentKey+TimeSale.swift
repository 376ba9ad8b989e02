import ScreenDocument
import TopScreen

extension ContentKey where Response == TimeSaleResponse, Output == TimeSaleViewData {
  /// The contract of the kind `timeSale`: a sale that ends at a given time.
  static var timeSale: Self { Self("timeSale") }
}
