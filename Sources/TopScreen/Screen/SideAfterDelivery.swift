/// What a presenter returns for a delivered response: the side that shows the content, and whether
/// its view may have changed.
public struct SideAfterDelivery: Hashable, Sendable {
  /// The side that shows the content now.
  public let side: Side
  /// Whether the delivery may have changed what the content's view draws.
  public let changesOutput: Bool

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - side: The side that shows the content now.
  ///   - changesOutput: Whether the delivery may have changed what the content's view draws.
  public init(side: Side, changesOutput: Bool) {
    self.side = side
    self.changesOutput = changesOutput
  }
}
