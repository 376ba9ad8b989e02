/// A ``HostedStack`` of a screen, with the type of its host erased.
@MainActor
protocol AttachedStack: AnyObject {
  /// The host; `nil` after its release or detachment.
  var anyHost: AnyObject? { get }

  /// Updates the host to items whose ids are unique.
  ///
  /// A newly attached host first needs a call without a difference: before that call, all others
  /// are ignored.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - difference: The difference from the previously shown items; `nil` for a newly attached
  ///     host.
  func show(distinct items: [StackItem], differenceUnlessFirst difference: StackDifference?)

  /// Stops calling the host, also during a change.
  func stopCallingHost()
}
