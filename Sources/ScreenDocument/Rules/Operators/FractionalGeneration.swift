/// How the operator `fractional` assigns users to buckets.
///
/// flagd has changed this over time, and the same user lands elsewhere in each generation. A flag
/// file stays with the one that it was written for.
public enum FractionalGeneration: Int, Hashable, Sendable, CaseIterable {
  /// flagd up to core 0.14: hundredths, in floating point.
  case first = 1
  /// flagd from core 0.15: whole weights of any sum.
  case second = 2
}
