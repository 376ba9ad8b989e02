// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let storage: Storage

  public init(wrappedValue value: Value) {
    storage = Storage(value)
  }

  public init(initialValue value: Value) {
    storage = Storage(value)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      get: { @MainActor in storage.value },
      set: { @MainActor in storage.value = $0 }
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
