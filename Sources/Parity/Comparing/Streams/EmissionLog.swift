package import UIStateLayer

/// A log of the values that one side has emitted since the newest response was delivered.
///
/// A value that belongs to an earlier response but is emitted later counts for the newest response,
/// because the log cannot distinguish them.
@MainActor
package final class EmissionLog<Output: ViewData> {
  /// The maximum number of values that are stored; further values are only counted.
  static var limit: Int { 256 }

  /// The first values, in the order of their emission, at most `limit`.
  private(set) var values: [Output] = []
  /// For each stored value, whether the side emitted it after the delivery of the response.
  private(set) var isLater: [Bool] = []
  /// The number of values that were emitted since ``begin()``, including values that are not
  /// stored.
  private(set) var count = 0
  /// The number of values among them that were emitted on a queue other than the main queue.
  private(set) var offMainCount = 0

  /// Creates an empty log.
  package init() {}

  /// Removes all values and counts, because a new response is delivered.
  package func begin() {
    values.removeAll(keepingCapacity: true)
    isLater.removeAll(keepingCapacity: true)
    count = 0
    offMainCount = 0
  }

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isLater: Whether the side emitted it after the delivery of the response.
  ///   - isOffMain: Whether the side emitted it on a queue other than the main queue.
  package func append(_ value: Output, isLater: Bool, isOffMain: Bool = false) {
    count += 1
    if isOffMain { offMainCount += 1 }
    guard values.count < Self.limit else { return }
    values.append(value)
    self.isLater.append(isLater)
  }
}
