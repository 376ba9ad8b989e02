#if LegacyBridge
extension Array where Element: Identifiable {
  /// The greatest number of rows that a list of the legacy side shows.
  static var legacyRowLimit: Int { 20 }

  /// Returns the first rows, at most ``legacyRowLimit``.
  func legacyRowsUpToLimit() -> [Element] {
    Array(prefix(Self.legacyRowLimit))
  }

  /// Returns the rows whose name is not empty; of several such rows with one id, only the first.
  func legacyNamedRowsWithUniqueIDs(named name: (Element) -> String) -> [Element] {
    var seen = Set<Element.ID>()
    return filter { !name($0).isEmpty && seen.insert($0.id).inserted }
  }
}
#endif
