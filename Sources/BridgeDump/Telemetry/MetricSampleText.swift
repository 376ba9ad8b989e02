/// Writes the samples of metrics as lines of text, which Prometheus and OpenMetrics share.
enum MetricSampleText {
  /// Returns the samples of a family, a line each.
  static func text(of family: MetricFamily) -> String {
    let name = family.openMetricsName
    switch family.points {
    case .counter(let points):
      return points.map { sampleLine(name + "_total", $0.labels, "\($0.value)") }.joined()
    case .gauge(let points):
      return points.map { sampleLine(name, $0.labels, text(of: $0.value)) }.joined()
    case .histogram(let points):
      return points.map { histogramText(of: $0.value, name, $0.labels) }.joined()
    }
  }

  /// Returns a text in which each backslash and each line feed is escaped; if `isQuoted`, each
  /// quotation mark too.
  static func escaped(_ text: String, isQuoted: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where isQuoted: result += "\\\""
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func histogramText(
    of distribution: MetricDistribution,
    _ name: String,
    _ labels: [MetricLabel]
  ) -> String {
    var text = ""
    var count = 0
    let bounds = distribution.bucketUpperBounds.map { "\($0)" } + ["+Inf"]
    for (bound, more) in zip(bounds, distribution.bucketCounts) {
      count += more
      text += sampleLine(name + "_bucket", labels + [MetricLabel("le", bound)], "\(count)")
    }
    text += sampleLine(name + "_sum", labels, "\(distribution.sum)")
    return text + sampleLine(name + "_count", labels, "\(count)")
  }

  private static func text(of number: MetricNumber) -> String {
    switch number {
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    }
  }

  private static func sampleLine(
    _ name: String,
    _ labels: [MetricLabel],
    _ value: String
  ) -> String {
    let pairs = labels.map { "\($0.name)=\"\(escaped($0.value, isQuoted: true))\"" }
    let set = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
    return "\(name)\(set) \(value)\n"
  }
}
