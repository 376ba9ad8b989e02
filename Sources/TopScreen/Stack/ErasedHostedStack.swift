/// A ``HostedStack`` of a screen, with the type of its host erased.
@MainActor
protocol ErasedHostedStack: AnyObject {
  /// The host; `nil` after its release or detachment.
  var anyHost: AnyObject? { get }

  /// Updates the host to items whose ids are unique.
  ///
  /// The first call for a newly attached host has no difference. A call with a difference is
  /// ignored before it, because the host does not show the previous items yet.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - difference: The difference from the previously shown items; `nil` in the first call.
  func show(distinct items: [StackItem], differenceFromPrevious difference: StackDifference?)

  /// Stops calling the host, also during a change.
  func stopCallingHost()
}
