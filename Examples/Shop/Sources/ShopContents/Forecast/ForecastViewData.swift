import UIStateLayer

/// The view data of a forecast, which the weather card shows.
package struct ForecastViewData: ViewData {
  /// The two temperatures, the lower one first: "8° – 15°".
  package var range: String

  package init(range: String = "") {
    self.range = range
  }
}
