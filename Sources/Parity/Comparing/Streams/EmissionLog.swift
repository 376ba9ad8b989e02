package import UIStateLayer

/// The values that one side has emitted for the newest response.
///
/// A late value of an earlier response counts for the newest one, because the log cannot
/// distinguish them.
@MainActor
package final class EmissionLog<Output: ViewData> {
  /// The maximum number of values that are kept; further ones are only counted.
  static var limit: Int { 256 }

  private(set) var values: [Output] = []
  private(set) var isLater: [Bool] = []
  private(set) var count = 0
  private(set) var offMainCount = 0

  /// Creates an empty log.
  package init() {}

  /// Removes all values, for a new response.
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
  ///   - isOffMain: Whether the side emitted it on another queue than the main one.
  package func append(_ value: Output, isLater: Bool, isOffMain: Bool = false) {
    count += 1
    if isOffMain { offMainCount += 1 }
    guard values.count < Self.limit else { return }
    values.append(value)
    self.isLater.append(isLater)
  }
}
