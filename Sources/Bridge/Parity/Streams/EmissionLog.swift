import UIStateLayer

/// What one side has shown for the newest response, value by value.
///
/// A value that an earlier response still brings counts for the newer one: nobody can tell them apart.
@MainActor
final class EmissionLog<Output: ViewData> {
  /// The values that are kept; more are counted.
  static var limit: Int { 256 }

  private(set) var values: [Output] = []
  private(set) var isLater: [Bool] = []
  private(set) var count = 0
  private(set) var offMainCount = 0
  private var isOpen = false

  /// Begins a response: what comes from now on comes within its delivery.
  func begin() {
    values.removeAll(keepingCapacity: true)
    isLater.removeAll(keepingCapacity: true)
    count = 0
    offMainCount = 0
    isOpen = true
  }

  /// Ends the delivery: what comes from now on comes later.
  func close() { isOpen = false }

  func append(_ value: Output, isOffMain: Bool = false) {
    count += 1
    if isOffMain { offMainCount += 1 }
    guard values.count < Self.limit else { return }
    values.append(value)
    isLater.append(!isOpen)
  }
}
