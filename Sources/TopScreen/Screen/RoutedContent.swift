import ScreenDocument
import StrictJSON
import UIStateLayer

/// One content whose responses fill a slot, with its types erased.
@MainActor
protocol RoutedContent: SlotBackedContent {
  /// Why the last response could not be decoded; `nil` if it could.
  var decodingFailure: Diagnostic? { get }
  var phase: ContentPhase { get }
  /// The view data of the slot; `nil` before the first valid response.
  var output: AnyViewData? { get }
  /// The record of the unfilled slots that the route last read; `nil` if the route reads no other
  /// slots.
  ///
  /// Reads through `readingSlots:` are not recorded. The record is empty if all other slots that
  /// the route read were filled.
  var unfilledReads: UnfilledReads? { get }

  /// Decodes a response and fills the slot.
  ///
  /// If the response cannot be decoded, the slot's phase becomes `failed`, and its value stays.
  /// Only if the route reads other slots and a valid response has come before, the value is
  /// computed again from that response.
  ///
  /// - Returns: Whether the shown content may have changed.
  func deliverReportingChange(_ response: ResponseData) -> Bool

  /// Handles an action of the user, which changes the slot; throws if the action is rejected.
  func act(_ action: UserAction) throws(ActionRejection)

  /// Marks the slot's value as stale, if the slot was filled and has not failed.
  func markStale()

  /// Removes the slot from its family: its observations end, and it ignores later writes.
  func releaseSlot()
}
