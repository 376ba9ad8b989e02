/// A value of a metric under one set of labels.
struct MetricPoint<Value> {
  let labels: [MetricLabel]
  let value: Value
  /// The moment at which counting began, in seconds since 1970; `nil` if it is unknown.
  var countingStartUnixTime: Int?
}
