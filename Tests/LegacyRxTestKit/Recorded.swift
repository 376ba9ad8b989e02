public import LegacyRx

/// A value and the virtual time it happened at.
public struct Recorded<Value> {
  /// The time.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - value: The value.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomStringConvertible {
  /// The value and its time, as in `next(1) @ 210`.
  public var description: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// Returns the records, so that their type is inferred once.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// Returns the records, so that their type is inferred once.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// Records an element.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - element: The element.
  /// - Returns: The record.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Records the end.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - type: The type of the elements.
  /// - Returns: The record.
  public static func completed<Element>(
    _ time: TestTime,
    _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// Records a failure.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - error: The failure.
  ///   - type: The type of the elements.
  /// - Returns: The record.
  public static func error<Element>(
    _ time: TestTime,
    _ error: any Swift.Error,
    _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }
}

extension Array {
  /// The elements of recorded events.
  public func elements<Value>() -> [Value] where Element == Recorded<Event<Value>> {
    compactMap { $0.value.element }
  }
}
