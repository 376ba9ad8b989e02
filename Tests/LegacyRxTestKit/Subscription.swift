/// The times of a subscription and of its end.
public struct Subscription: Equatable, Sendable, CustomStringConvertible {
  /// The time of the subscription.
  public let subscribe: TestTime
  /// The time of its end; `Int.max` without an end.
  public let unsubscribe: TestTime

  /// Creates a record of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// The two times.
  public var description: String {
    "(\(subscribe) : \(unsubscribe == .max ? "open" : String(unsubscribe)))"
  }
}
