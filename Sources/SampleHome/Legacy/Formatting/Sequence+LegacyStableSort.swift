#if LegacyBridge
extension Sequence {
  /// Returns the elements sorted by a key; elements with equal keys keep their order.
  func legacyStablySorted<Key>(
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
