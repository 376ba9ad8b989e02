/// The unit of a metric.
enum MetricUnit: Hashable {
  case seconds
  /// A number of things, named by a noun in the singular.
  case count(of: String)
  /// A number without a unit.
  case none

  /// The last word of a metric's name in Prometheus and OpenMetrics; `nil` for a unit that the name
  /// does not have.
  var suffix: String? { self == .seconds ? "seconds" : nil }

  /// The code of the unit in UCUM, with things in braces.
  ///
  /// A number without a unit has an empty code, because translators to Prometheus turn `1` into
  /// the suffix `_ratio`.
  var code: String {
    switch self {
    case .seconds: "s"
    case .count(let noun): "{\(noun)}"
    case .none: ""
    }
  }
}
