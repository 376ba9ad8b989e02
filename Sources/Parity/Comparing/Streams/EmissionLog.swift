package import UIStateLayer

/// What one side has shown for the newest response, value by value.
///
/// A late value of an earlier response counts for the newer one: the two cannot be distinguished.
@MainActor
package final class EmissionLog<Output: ViewData> {
  /// The values that are kept; more are counted.
  static var limit: Int { 256 }

  private(set) var values: [Output] = []
  private(set) var isLater: [Bool] = []
  private(set) var count = 0
  private(set) var offMainCount = 0

  /// Creates a log of no response.
  package init() {}

  /// Begins a response.
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
  ///   - isLater: Whether the delivery of the response had ended.
  ///   - isOffMain: Whether it came from another queue than the main one.
  package func append(_ value: Output, isLater: Bool, isOffMain: Bool = false) {
    count += 1
    if isOffMain { offMainCount += 1 }
    guard values.count < Self.limit else { return }
    values.append(value)
    self.isLater.append(isLater)
  }
}
