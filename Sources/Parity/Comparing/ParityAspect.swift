/// What two sides may differ in.
public enum ParityAspect: String, Hashable, Sendable, CaseIterable {
  /// The value that is shown in the end.
  case value
  /// How many values were shown for one response.
  case count
  /// The values on the way to the last one, in their order.
  case order
  /// Whether a value came within the delivery or later.
  case turn
  /// Whether a value came on the main queue.
  case thread
  /// Whether the output goes on, is completed or has failed.
  case completion
  /// What was done besides: requests, analytics, cache writes.
  case effects
}
