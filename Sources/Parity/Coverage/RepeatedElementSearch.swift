import StrictJSON

/// Finds two elements of a list that have the same bytes, by their hashes.
struct RepeatedElementSearch {
  /// The number of elements for which there is room from the start.
  private static let reservedCount = 16

  private let isAlreadyFound: Bool
  private var hashes: [UInt64] = []

  /// Prepares a list.
  ///
  /// - Parameter isAlreadyFound: Whether nothing is to be found, because an earlier list had equal elements.
  init(isAlreadyFound: Bool) {
    self.isAlreadyFound = isAlreadyFound
  }

  mutating func add(_ element: JSONValue) {
    guard !isAlreadyFound else { return }
    if hashes.isEmpty { hashes.reserveCapacity(Self.reservedCount) }
    hashes.append(element.bytesHash)
  }

  /// Returns whether two of the added elements are equal.
  mutating func hasRepeatedElement() -> Bool {
    hashes.sort()
    return hashes.indices.dropFirst().contains { hashes[$0] == hashes[$0 - 1] }
  }
}
