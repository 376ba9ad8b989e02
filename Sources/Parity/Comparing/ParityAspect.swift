/// An aspect in which the two sides of a content can differ.
///
/// Only a strict comparison looks at `count`, `order`, `turn`, `thread` and `completion`.
public enum ParityAspect: String, Hashable, Sendable, CaseIterable {
  /// The last value that a side showed for the response.
  case value
  /// The number of emissions for one response.
  case count
  /// The values that a side emitted before the last one, and the order of these values.
  case order
  /// Whether each value was emitted during the delivery of the response or after it.
  case turn
  /// Whether all values were emitted on the main queue.
  case thread
  /// Whether the side's output completed, failed or has not ended.
  case completion
  /// The effects that a side performed besides its output, such as requests and analytics events.
  case effects
}
