/// A type with the namespace `.rx`.
public protocol ReactiveCompatible {
  /// The type that is extended.
  associatedtype ReactiveBase

  /// The namespace of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The namespace of a value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The namespace of the type; setting it does nothing.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // Allows mutating `.rx` members; there is nothing to store.
    set {}
  }

  /// The namespace of a value; setting it does nothing.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // Allows mutating `.rx` members; there is nothing to store.
    set {}
  }
}
