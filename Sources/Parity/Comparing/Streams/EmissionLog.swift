package import UIStateLayer

/// A log of the values that one side has emitted since the newest response was delivered.
///
/// A value that belongs to an earlier response but is emitted later counts for the newest response,
/// because the log cannot distinguish them.
@MainActor
package final class EmissionLog<Output: ViewData> {
  /// The maximum number of values that are stored, 256; further values are only counted.
  static var maximumStoredValueCount: Int { 256 }

  /// The first values, in the order of their emission, at most `maximumStoredValueCount`.
  private(set) var values: [Output] = []
  /// For each stored value, whether the side emitted it after the delivery of the response.
  ///
  /// `false` for a value that was emitted during the call that delivers the response to the side.
  private(set) var isAfterDelivery: [Bool] = []
  /// The number of values that were emitted since ``beginResponse()``, including values that are
  /// not stored.
  private(set) var emissionCount = 0
  /// The number of counted values that were emitted on a queue other than the main queue.
  private(set) var offMainEmissionCount = 0

  /// Creates an empty log.
  package init() {}

  /// Removes all values and counts, because a new response is delivered.
  package func beginResponse() {
    values.removeAll(keepingCapacity: true)
    isAfterDelivery.removeAll(keepingCapacity: true)
    emissionCount = 0
    offMainEmissionCount = 0
  }

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isAfterDelivery: Whether the side emitted it after the delivery of the response.
  ///   - isOffMain: Whether the side emitted it on a queue other than the main queue.
  package func append(_ value: Output, isAfterDelivery: Bool, isOffMain: Bool = false) {
    emissionCount += 1
    if isOffMain { offMainEmissionCount += 1 }
    guard values.count < Self.maximumStoredValueCount else { return }
    values.append(value)
    self.isAfterDelivery.append(isAfterDelivery)
  }
}
