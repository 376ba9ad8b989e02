#if LegacyHome
import LegacyRx
import ShopContents

/// The relays that the handlers of one screen share.
final class ShopEvents {
  /// The ids of the items in the carousel.
  let promotedItems = BehaviorRelay<[String]>(value: []).named("promotedItems")
  /// The last forecast.
  let forecast = BehaviorRelay<ForecastResponse?>(value: nil).named("forecast")
}
#endif
