/// The commands that one action emits, in order.
///
/// The store delivers each once to every listener, after the action's new state is visible.
public struct CommandBuffer<Command> {
  /// The emitted commands, in order.
  public private(set) var all: [Command] = []

  /// Creates an empty buffer, for example to test a state.
  @inlinable
  public init() {}

  /// Whether there are no commands.
  @inlinable
  public var isEmpty: Bool { all.isEmpty }

  /// Adds a command at the end; the store delivers it to its listeners after the action.
  public mutating func emit(_ command: Command) {
    all.append(command)
  }
}
