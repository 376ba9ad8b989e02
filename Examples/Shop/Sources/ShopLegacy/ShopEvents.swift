#if LegacyHome
import LegacyRx
import ShopContents

/// What the handlers of one screen tell each other.
final class ShopEvents {
  /// The ids of the items in the carousel.
  let promotedItems = BehaviorRelay<[String]>(value: []).named("promotedItems")
  /// The last forecast.
  let forecast = BehaviorRelay<ForecastResponse?>(value: nil).named("forecast")
}
#endif
