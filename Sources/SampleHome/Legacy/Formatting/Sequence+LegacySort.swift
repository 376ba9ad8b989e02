#if LegacyBridge
extension Sequence {
  /// The elements in order of a key; those of equal keys stay as they were.
  func legacySorted<Key>(
    by key: (Element) -> Key,
    _ isBefore: (Key, Key) -> Bool
  ) -> [Element] {
    enumerated()
      .map { (place: $0.offset, key: key($0.element), element: $0.element) }
      .sorted { first, second in
        if isBefore(first.key, second.key) { return true }
        return !isBefore(second.key, first.key) && first.place < second.place
      }
      .map(\.element)
  }
}
#endif
