#if LegacyHome
import LegacyRx
import ShopContents

/// The events that the legacy handlers of one screen exchange.
final class ShopEvents {
  /// The ids of the items that the carousel shows; empty before its first response.
  let promotedItems = BehaviorRelay<[String]>(value: []).named("promotedItems")
  /// The last forecast; `nil` before the first.
  let forecast = BehaviorRelay<ForecastResponse?>(value: nil).named("forecast")
}
#endif
