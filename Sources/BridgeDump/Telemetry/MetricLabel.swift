/// A label of a metric's point: an attribute in OpenTelemetry's words.
struct MetricLabel: Hashable {
  /// The name: lower-case letters and underscores.
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
