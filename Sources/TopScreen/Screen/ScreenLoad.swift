/// One of a screen's loads: of its document, or of one content.
///
/// Of two the one that was started later is greater, and what it brings is the newer.
public struct ScreenLoad: Hashable, Comparable, Sendable {
  let number: Int

  /// What a copy from a cache counts as: older than all.
  static let copy = ScreenLoad(number: 0)

  /// Orders loads by when they were started.
  ///
  /// - Parameters:
  ///   - lhs: One load.
  ///   - rhs: The other.
  /// - Returns: Whether the first was started before the second.
  public static func < (lhs: ScreenLoad, rhs: ScreenLoad) -> Bool { lhs.number < rhs.number }
}
