package import UIStateLayer

/// An event of a watched handler's output.
package struct HandlerEvent: Sendable {
  package enum What: Sendable {
    case value(AnyViewData)
    case completed
    case failed(String)
  }

  package let what: What
  /// Whether it came while the handler was being configured, and not in a later turn.
  package let isWithinDelivery: Bool
  /// Whether it came on the main queue.
  package let isOnMain: Bool

  /// The value that was shown; `nil` for the end of the output.
  package var value: AnyViewData? {
    if case .value(let value) = what { value } else { nil }
  }
}
