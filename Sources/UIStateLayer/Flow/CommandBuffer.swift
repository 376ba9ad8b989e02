/// The commands of one action, delivered once when the action's state is visible.
public struct CommandBuffer<Command> {
  /// The emitted commands, in order.
  public private(set) var all: [Command] = []

  /// Creates an empty list, such as a test of a state needs.
  @inlinable
  public init() {}

  /// Whether nothing was emitted.
  @inlinable
  public var isEmpty: Bool { all.isEmpty }

  /// Adds a command, which the store delivers to its listeners after the action.
  ///
  /// - Parameter command: What to do.
  public mutating func emit(_ command: Command) {
    all.append(command)
  }
}
