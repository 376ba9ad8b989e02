/// The result of delivering a response.
public struct ContentDelivery: Hashable, Sendable {
  /// The side that shows the content now.
  public let side: Side
  /// Whether the shown content may have changed.
  public let changesOutput: Bool

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - side: The side that shows the content now.
  ///   - changesOutput: Whether the shown content may have changed.
  public init(side: Side, changesOutput: Bool) {
    self.side = side
    self.changesOutput = changesOutput
  }
}
