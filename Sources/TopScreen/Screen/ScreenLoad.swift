/// Identifies one load of a screen's document or of one content.
///
/// Of two loads, the one that started later is greater, and its result is newer.
public struct ScreenLoad: Hashable, Comparable, Sendable {
  let number: Int

  /// The load that stands for a cached copy, which is older than all loads.
  static let cachedCopy = ScreenLoad(number: 0)

  /// Orders loads by their start.
  public static func < (lhs: ScreenLoad, rhs: ScreenLoad) -> Bool { lhs.number < rhs.number }
}
