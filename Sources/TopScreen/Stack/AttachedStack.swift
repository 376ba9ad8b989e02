/// The stack of a screen on one of its hosts, with the host's type erased.
@MainActor
protocol AttachedStack: AnyObject {
  /// The host; `nil` once it has gone or has been left.
  var anyHost: AnyObject? { get }

  /// Brings the host to items whose ids are unique.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - difference: What leads to them from the items that the screen showed before; `nil` to a host
  ///     that begins to follow the screen.
  func show(distinct items: [StackItem], by difference: StackDifference?)

  /// Ends the calls.
  func leaveHost()
}
