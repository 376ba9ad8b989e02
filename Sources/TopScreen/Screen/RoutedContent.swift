import ScreenDocument
import StrictJSON
import UIStateLayer

/// One content whose responses fill a slot, with its types erased.
@MainActor
protocol RoutedContent: ReadContent {
  var failure: Diagnostic? { get }
  var phase: ContentPhase { get }
  var output: AnyViewData? { get }
  /// What the route read as defaults; `nil` for a route that reads no other slots.
  var defaultReads: DefaultReads? { get }

  /// Decodes and fills; a response that cannot be decoded fails the slot, which keeps its last value.
  ///
  /// - Returns: Whether the shown content may have changed.
  func deliver(_ response: ResponseData) -> Bool

  /// Changes the slot by an action of the user; nothing happens if the action is rejected.
  func act(_ action: UserAction) throws(ActionRejection)

  /// Marks the slot's value as stale.
  func markStale()

  /// Releases the slot.
  func release()
}
