// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct Binding<Value> {
  private let get: @isolated(any) @Sendable () -> Value
  private let set: @isolated(any) @Sendable (Value) -> Void

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// The stub calls both where SwiftUI does: on the main actor.
  @MainActor
  public var wrappedValue: Value {
    get {
      // An isolated closure is isolated to this actor, like all closures of views.
      let get = unsafeBitCast(get, to: (@MainActor () -> Value).self)
      return get()
    }
    nonmutating set {
      let set = unsafeBitCast(set, to: (@MainActor (Value) -> Void).self)
      set(newValue)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public static func constant(_ value: Value) -> Binding<Value> where Value: Sendable {
    Binding(get: { value }, set: { _ in })
  }
}
