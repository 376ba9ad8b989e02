/// A value that a control both shows and sets, by way of the store.
///
/// Setting sends an action; reading returns the state's value. A control that keeps
/// no value of its own shows the state even where an action rejects the input. The name lets it
/// stand beside SwiftUI's `Binding`, into which it converts (`swiftUI`).
///
/// After the store's release it returns the last value, and setting does nothing.
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
