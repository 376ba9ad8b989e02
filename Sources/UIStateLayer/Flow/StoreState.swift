/// The state of one screen, and how actions change it.
///
/// ```
/// view ─▶ store's method ─▶ action ─▶ mutate ─▶ state ─▶ view
///                                         └─────▶ commands
/// ```
///
/// The state is a value that only ``mutate(with:emitting:)`` changes. That function is pure: it
/// uses no clock, no request and no other object; other work of an action is its ``Effect``.
public protocol StoreState: Equatable, Sendable {
  /// The actions of the screen: a tap, a response, a failure.
  associatedtype Action: Sendable
  /// A one-time command that is not part of the state, such as a toast; `Never` by default.
  associatedtype Command: Sendable = Never

  /// Applies an action.
  ///
  /// An action sent during this call is applied afterwards. Reading the store's own state during
  /// this call is a fatal error: read `self`.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - commands: Collects the commands of this action.
  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Command>)
}
