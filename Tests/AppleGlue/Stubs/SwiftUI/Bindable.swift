// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let value = wrappedValue
    return Binding(
      get: { @MainActor in value[keyPath: keyPath] },
      set: { @MainActor in value[keyPath: keyPath] = $0 }
    )
  }
}
