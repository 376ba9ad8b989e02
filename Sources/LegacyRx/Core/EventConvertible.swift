/// A type that can be read as an event, as `dematerialize()` needs it.
public protocol EventConvertible<Element> {
  /// The type of the event's element.
  associatedtype Element

  /// The event this value stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
