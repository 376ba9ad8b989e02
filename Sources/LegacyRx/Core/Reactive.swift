/// The namespace `.rx` of a value: its extensions are the reactive members of the value's type.
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

  /// Returns a binder that sets a property of the object on the main queue, and does not retain the
  /// object.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}
