/// One message of a sequence to its observers: an element, a failure, or the end.
///
/// A sequence follows the grammar `next* (error | completed)?`. `error` and `completed` are its
/// stop events; nothing follows them.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence ended with a failure.
  case error(any Swift.Error)
  /// The sequence completed.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// A description such as `next(1)`, for `debug()` and test output.
  public var debugDescription: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether the event ends its sequence.
  @inlinable
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element of a `next` event; `nil` for other events.
  @inlinable
  public var element: Element? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The failure of an `error` event; `nil` for other events.
  @inlinable
  public var error: (any Swift.Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Maps the element of a `next` event; other events stay as they are.
  ///
  /// - Parameter transform: The function applied to the element; if it throws, the result is an
  ///   `error` event.
  /// - Returns: The event with its element transformed.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}
