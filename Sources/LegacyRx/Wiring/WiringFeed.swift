/// A connection between two groups: a listener of the target group receives events that the source
/// group sends.
public struct WiringFeed: Hashable, Sendable {
  /// The group that sends the events, as ``WiringRecorder/inGroup(_:_:)`` named it.
  public let sourceGroup: String

  /// The group whose listener receives the events.
  public let targetGroup: String

  /// The number of the emitter through which the events pass from one group to the other.
  public let emitterNode: Int

  /// The number of the listener that receives the events.
  public let listenerNode: Int
}
