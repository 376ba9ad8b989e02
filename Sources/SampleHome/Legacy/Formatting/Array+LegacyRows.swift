#if LegacyBridge
extension Array where Element: Identifiable {
  /// The greatest number of rows in an old list.
  static var legacyRowLimit: Int { 20 }

  /// Returns the first rows, up to ``legacyRowLimit``.
  func legacyShown() -> [Element] {
    Array(prefix(Self.legacyRowLimit))
  }

  /// Removes rows without a name, and then rows whose id an earlier row has.
  func legacyRows(named name: (Element) -> String) -> [Element] {
    var seen = Set<Element.ID>()
    return filter { !name($0).isEmpty && seen.insert($0.id).inserted }
  }
}
#endif
