import ScreenDocument
import TopScreen

extension ContentKey where Response == CouponsResponse, Output == CouponsViewData {
  /// The contract of the kind `coupons`: the user's coupons.
  static var coupons: Self { Self("coupons") }
}
