import StrictJSON

/// Finds two elements of a list that have the same bytes, by their hashes.
struct ElementEquality {
  /// The number of elements for which there is room from the start.
  private static let usualCount = 16

  private let isKnown: Bool
  private var hashes: [UInt64] = []

  /// Prepares a list.
  ///
  /// - Parameter isKnown: Whether nothing is to be found, because an earlier list had equal elements.
  init(isKnown: Bool) {
    self.isKnown = isKnown
  }

  mutating func add(_ element: JSONValue) {
    guard !isKnown else { return }
    if hashes.isEmpty { hashes.reserveCapacity(Self.usualCount) }
    hashes.append(element.bytesHash)
  }

  /// Returns whether two of the added elements are equal.
  mutating func isFound() -> Bool {
    hashes.sort()
    return hashes.indices.dropFirst().contains { hashes[$0] == hashes[$0 - 1] }
  }
}
