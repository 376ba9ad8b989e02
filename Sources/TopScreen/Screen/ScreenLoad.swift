/// One load of a screen's document or of one content.
///
/// The load that was started later is greater, and its result is the newer one.
public struct ScreenLoad: Hashable, Comparable, Sendable {
  let number: Int

  /// The number of a cached copy, which is older than all loads.
  static let copy = ScreenLoad(number: 0)

  /// Orders loads by their start.
  ///
  public static func < (lhs: ScreenLoad, rhs: ScreenLoad) -> Bool { lhs.number < rhs.number }
}
