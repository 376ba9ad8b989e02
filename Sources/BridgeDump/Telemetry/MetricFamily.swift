/// A metric with all its points.
struct MetricFamily {
  /// The points, by the type of the metric.
  enum Points {
    /// Numbers that only rise while the same runs are counted.
    case counter([MetricPoint<Int>])
    case gauge([MetricPoint<MetricNumber>])
    case histogram([MetricPoint<MetricDistribution>])
  }

  /// The name without prefix, unit and suffix: small letters and underscores.
  let name: String
  let unit: MetricUnit
  /// The explanation, in one sentence.
  let help: String
  let points: Points

  /// The type's name in Prometheus and OpenMetrics.
  var type: String {
    switch points {
    case .counter: "counter"
    case .gauge: "gauge"
    case .histogram: "histogram"
    }
  }

  /// The name in OpenMetrics, which is also the one in Prometheus if the metric is not a counter.
  var fullName: String {
    let words = ["homebridge", name, unit.suffix].compactMap(\.self)
    return words.joined(separator: "_")
  }

  var isEmpty: Bool {
    switch points {
    case .counter(let points): points.isEmpty
    case .gauge(let points): points.isEmpty
    case .histogram(let points): points.isEmpty
    }
  }
}
