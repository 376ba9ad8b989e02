/// A value of a metric under one set of labels.
struct MetricPoint<Value> {
  let labels: [MetricLabel]
  let value: Value
  /// The second since 1970 at which counting began; `nil` if it is unknown.
  var start: Int?
}
