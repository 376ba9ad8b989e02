/// A value that a control shows and sets through the store.
///
/// Setting sends an action; reading returns the state's value. If an action rejects the input, the
/// state's value stays; a control that stores no copy of the value then shows it. The name avoids a
/// conflict with SwiftUI's `Binding`, to which it converts (`swiftUI`).
///
/// After the store's release, a binding of ``Store/binding(_:sending:)`` returns the last value,
/// and setting does nothing.
@MainActor
public struct StateBinding<Value> {
  private let get: @MainActor () -> Value
  private let send: @MainActor (Value) -> Void

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - get: Reads the value from the state.
  ///   - set: Called with each value that is set; it sends the action that requests this value.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    send = set
  }

  /// The state's value; setting it sends an action, and changes the value only as the action does.
  public var value: Value {
    get { get() }
    nonmutating set { send(newValue) }
  }
}
