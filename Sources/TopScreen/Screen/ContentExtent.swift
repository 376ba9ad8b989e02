/// The range that a content or the viewport occupies along the scroll axis.
///
/// All lengths are in points, from the top of the scrolled contents.
public struct ContentExtent: Hashable, Sendable {
  /// The start of the range.
  public let start: Double
  /// The length; never negative.
  public let length: Double

  /// Creates a range.
  ///
  /// A value that is not finite counts as zero, and so does a negative length.
  ///
  /// - Parameters:
  ///   - start: The start of the range.
  ///   - length: The length of the range.
  public init(start: Double, length: Double) {
    self.start = start.isFinite ? start : 0
    self.length = length.isFinite ? max(0, length) : 0
  }

  /// The end of the range.
  public var end: Double { start + length }

  /// Returns the visible share of this content.
  ///
  /// - Parameter viewport: The visible range.
  /// - Returns: The visible length, divided by the length of the content or of the viewport,
  ///   the shorter one. From 0 to 1; 0 if either has no length.
  public func visibleShare(in viewport: ContentExtent) -> Double {
    let most = min(length, viewport.length)
    guard most > 0 else { return 0 }
    return min(1, max(0, min(end, viewport.end) - max(start, viewport.start)) / most)
  }
}
