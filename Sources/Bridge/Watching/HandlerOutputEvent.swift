package import UIStateLayer

/// An event of a watched handler's output.
package struct HandlerOutputEvent: Sendable {
  package enum Kind: Sendable {
    case value(AnyViewData)
    case completed
    case failed(String)
  }

  package let kind: Kind
  /// Whether the event occurred while the handler's `configure` ran, on any thread.
  package let isDuringConfigure: Bool
  /// Whether the event occurred on the main queue.
  package let isOnMain: Bool

  /// The emitted value; `nil` if the event is the end of the output.
  package var value: AnyViewData? {
    if case .value(let value) = kind { value } else { nil }
  }
}
