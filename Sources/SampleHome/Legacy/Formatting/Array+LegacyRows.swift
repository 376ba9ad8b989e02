#if LegacyBridge
extension Array where Element: Identifiable {
  /// The most rows that old lists show.
  static var legacyRowLimit: Int { 20 }

  /// The first of the rows, which is all that old lists show.
  func legacyShown() -> [Element] {
    Array(prefix(Self.legacyRowLimit))
  }

  /// Drops rows without a name, then those whose id an earlier row has.
  func legacyRows(named name: (Element) -> String) -> [Element] {
    var seen = Set<Element.ID>()
    return filter { !name($0).isEmpty && seen.insert($0.id).inserted }
  }
}
#endif
