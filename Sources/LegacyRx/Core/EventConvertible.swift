/// A type that can be converted to an event, for `dematerialize()`.
public protocol EventConvertible<Element> {
  /// The type of the event's element.
  associatedtype Element

  /// The event that this value represents.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
