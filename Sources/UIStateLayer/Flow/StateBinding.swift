/// A value that a control both shows and sets, by way of the store.
///
/// Setting sends an action; what is got is what the state then says. A control that holds on to
/// nothing of its own shows the state even where an action refuses what was typed. Named so that it
/// stands beside SwiftUI's `Binding`, into which it converts (`swiftUI`).
///
/// After the store's release it gets the last state, and setting does nothing.
@MainActor
public struct StateBinding<Value> {
  private let get: @MainActor () -> Value
  private let send: @MainActor (Value) -> Void

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - get: Reads the value from the state.
  ///   - set: Sends the action that asks for another.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    send = set
  }

  /// The value that the state holds; setting it sends the action.
  public var value: Value {
    get { get() }
    nonmutating set { send(newValue) }
  }
}
