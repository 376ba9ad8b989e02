import UIStateLayer

/// A forecast as the weather card shows it.
package struct ForecastViewData: ViewData {
  /// "8° – 15°", the lower temperature first.
  package var range: String

  package init(range: String = "") {
    self.range = range
  }
}
