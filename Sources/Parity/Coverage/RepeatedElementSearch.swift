import StrictJSON

/// A search for two elements of a list that have the same bytes.
///
/// It compares only the hashes of the bytes.
struct RepeatedElementSearch {
  /// The number of elements for which there is room from the start.
  private static let initialCapacity = 16

  private let wasFoundInEarlierList: Bool
  private var hashes: [UInt64] = []

  /// Prepares the search of one list.
  ///
  /// - Parameter wasFoundInEarlierList: Whether an earlier list at the path had equal elements;
  ///   then the search does nothing.
  init(wasFoundInEarlierList: Bool) {
    self.wasFoundInEarlierList = wasFoundInEarlierList
  }

  mutating func add(_ element: JSONValue) {
    guard !wasFoundInEarlierList else { return }
    if hashes.isEmpty { hashes.reserveCapacity(Self.initialCapacity) }
    hashes.append(element.bytesHash)
  }

  /// Returns whether two of the added elements are equal; `false` if the search does nothing.
  mutating func hasRepeatedElement() -> Bool {
    hashes.sort()
    return hashes.indices.dropFirst().contains { hashes[$0] == hashes[$0 - 1] }
  }
}
