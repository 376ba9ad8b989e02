/// What one action makes the screen do once: delivered when its state is visible, then forgotten.
public struct CommandBuffer<Command> {
  /// What was emitted, in order.
  public private(set) var all: [Command] = []

  /// Creates an empty list, such as a test of a state needs.
  @inlinable
  public init() {}

  /// Whether nothing was emitted.
  @inlinable
  public var isEmpty: Bool { all.isEmpty }

  /// Adds a command, to be delivered to whoever listens when the action is done.
  ///
  /// - Parameter command: What to do.
  public mutating func emit(_ command: Command) {
    all.append(command)
  }
}
