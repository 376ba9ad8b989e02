/// The state of one screen, and how actions change it.
///
/// ```
/// view ─▶ store's method ─▶ action ─▶ mutate ─▶ state ─▶ view
///                                         └─────▶ commands
/// ```
///
/// The state is a value, and ``mutate(with:emitting:)`` its only way to change. It is pure: no clock, no
/// request, no other object; what an action starts besides is its ``Effect``.
public protocol StoreState: Equatable, Sendable {
  /// What can happen to the screen: a tap, an answer, a failure.
  associatedtype Action: Sendable
  /// A one-time command that is not part of the state, such as a toast; `Never` by default.
  associatedtype Command: Sendable = Never

  /// Applies an action.
  ///
  /// An action sent from inside waits until this one is done. The store's own state must not be
  /// read from inside: `self` is it.
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - commands: Collects the commands of this action.
  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Command>)
}
