package import UIStateLayer

/// The state of the shop's screen: a family of slots for each kind.
@MainActor
public final class ShopUIState {
  package let carousel = UIStateSlots(default: CarouselViewData())
  package let news = UIStateSlots(default: NewsViewData())
  package let weather = UIStateSlots(default: WeatherViewData())
  package let forecast = UIStateSlots(default: ForecastViewData())
  package let history = UIStateSlots(default: HistoryViewData())
  package let poll = UIStateSlots(default: PollViewData())

  /// Creates a state with the default of each slot.
  public init() {}
}
