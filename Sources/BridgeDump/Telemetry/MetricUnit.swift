/// The unit of a metric.
enum MetricUnit: Hashable {
  case seconds
  /// A number of things, named by a noun in the singular.
  case count(of: String)
  /// A number without a unit.
  case none

  /// The word that the unit adds to the end of a metric's name in Prometheus and OpenMetrics:
  /// `seconds`; `nil` for every other unit, which adds no word.
  var suffix: String? { self == .seconds ? "seconds" : nil }

  /// The unit's code in UCUM: `s` for seconds, `{run}` for a number of runs.
  ///
  /// A number without a unit has an empty code, because translators to Prometheus turn `1` into
  /// the suffix `_ratio`.
  var ucumCode: String {
    switch self {
    case .seconds: "s"
    case .count(let noun): "{\(noun)}"
    case .none: ""
    }
  }
}
