/// The aspects in which two sides can differ.
public enum ParityAspect: String, Hashable, Sendable, CaseIterable {
  /// The final value.
  case value
  /// The number of emissions for one response.
  case count
  /// The values before the final one, in their order.
  case order
  /// Whether a value was emitted within the delivery of the response or later.
  case turn
  /// Whether a value was emitted on the main queue.
  case thread
  /// Whether the output completed, failed or is still open.
  case completion
  /// The effects besides the output: requests, analytics events, cache writes.
  case effects
}
