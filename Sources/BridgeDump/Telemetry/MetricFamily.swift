/// A metric with all its points.
struct MetricFamily {
  /// The points, by the type of the metric.
  enum Points {
    /// Numbers that only rise while the same runs are counted.
    case counter([MetricPoint<Int>])
    case gauge([MetricPoint<MetricNumber>])
    case histogram([MetricPoint<MetricDistribution>])
  }

  /// The name without prefix, unit and suffix: lower-case letters and underscores.
  let name: String
  let unit: MetricUnit
  /// The explanation, in one sentence.
  let help: String
  let points: Points

  /// The type's name in Prometheus and OpenMetrics.
  var typeName: String {
    switch points {
    case .counter: "counter"
    case .gauge: "gauge"
    case .histogram: "histogram"
    }
  }

  /// The metric's name in OpenMetrics, with the prefix and the unit: `homebridge_latency_seconds`.
  ///
  /// In Prometheus, the name of a counter also has the suffix `_total`.
  var openMetricsName: String {
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
