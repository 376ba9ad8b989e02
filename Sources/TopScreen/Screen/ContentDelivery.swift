/// What delivering a response led to.
public struct ContentDelivery: Hashable, Sendable {
  /// Which world shows the content now.
  public let side: Side
  /// Whether what is shown may differ from what was shown before.
  public let changesOutput: Bool

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - side: Which world shows the content now.
  ///   - changesOutput: Whether what is shown may differ from what was shown before.
  public init(side: Side, changesOutput: Bool) {
    self.side = side
    self.changesOutput = changesOutput
  }
}
