/// The value of a gauge.
enum MetricNumber: Hashable {
  case integer(Int)
  case real(Double)
}
