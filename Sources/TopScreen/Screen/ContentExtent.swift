/// The part of a scrolled length that something takes up: a content, or the viewport.
///
/// All lengths are in points, from the top of what is scrolled.
public struct ContentExtent: Hashable, Sendable {
  /// Where it begins.
  public let start: Double
  /// How long it is; never negative.
  public let length: Double

  /// Describes a part.
  ///
  /// What is no number counts as zero, and so does a negative length.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - length: How long it is.
  public init(start: Double, length: Double) {
    self.start = start.isFinite ? start : 0
    self.length = length.isFinite ? max(0, length) : 0
  }

  /// Where it ends.
  public var end: Double { start + length }

  /// How much of this content can be seen.
  ///
  /// - Parameter viewport: What is on the display.
  /// - Returns: The visible length as a share of the most that could be: of the content, or of the
  ///   viewport where the content is longer. From 0 to 1; 0 for a content without length.
  public func visibleShare(in viewport: ContentExtent) -> Double {
    let most = min(length, viewport.length)
    guard most > 0 else { return 0 }
    return min(1, max(0, min(end, viewport.end) - max(start, viewport.start)) / most)
  }
}
