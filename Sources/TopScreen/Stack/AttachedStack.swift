/// The stack of a screen on one of its hosts, whatever the host's type.
@MainActor
protocol AttachedStack: AnyObject {
  /// The host; `nil` once it has gone or has been left.
  var anyHost: AnyObject? { get }

  /// Brings the host to items whose ids are unique.
  func show(distinct items: [StackItem])

  /// Ends the calls.
  func leaveHost()
}
