import Testing
import TopScreen
import UIStateLayer

@testable import ShopContents

@Suite struct WeatherViewDataTests {
  private func range(of forecast: ForecastResponse?) -> String {
    let slot = SlotSnapshot(
      value: forecast.map(ForecastViewData.init) ?? ForecastViewData(),
      phase: forecast == nil ? .idle : .ready,
      isFilled: forecast != nil
    )
    let response = WeatherResponse(city: "Berlin", temperature: 12)
    return WeatherViewData(response, forecast: slot).range
  }

  @Test func `the card says that the forecast has not come`() {
    #expect(range(of: nil) == "no forecast yet")
  }

  @Test func `the card shows the lower temperature first`() {
    #expect(range(of: ForecastResponse(low: 8, high: -15)) == "-15° – 8°")
  }
}
