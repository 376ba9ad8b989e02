/// The namespace `.rx`, whose extensions add reactive members to a base type.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value that is extended.
  public let base: Base

  /// Creates the namespace of a value.
  ///
  /// - Parameter base: The value.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder for each writable property of an object.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}
