/// An object with observers that have keys.
///
/// It is a subject, the observers of a subject, or the connection of a shared sequence.
@usableFromInline
protocol SubscriptionOwner: AnyObject {
  /// Removes the observer with a key; does nothing if there is none.
  func unsubscribe(_ key: UInt64)
}
