/// When a sequence was subscribed to, and when that ended.
public struct Subscription: Equatable, Sendable, CustomStringConvertible {
  /// When it was subscribed to.
  public let subscribe: TestTime
  /// When that ended; `Int.max` when it did not.
  public let unsubscribe: TestTime

  /// Creates a subscription's times.
  ///
  /// - Parameters:
  ///   - subscribe: When it was subscribed to.
  ///   - unsubscribe: When that ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// The two times.
  public var description: String {
    "(\(subscribe) : \(unsubscribe == .max ? "open" : String(unsubscribe)))"
  }
}
