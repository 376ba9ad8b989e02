package import UIStateLayer

/// A content with a slot that the routes of other contents may read, or whose route reads other
/// slots.
@MainActor
package protocol SlotBackedContent: AnyObject {
  /// The view data of the content's state side, shown or not; `nil` before the first valid
  /// response.
  var stateSideViewData: (any ViewData)? { get }

  /// The phase of the content's state side, shown or not.
  var stateSidePhase: UIStatePhase { get }

  /// Calls a function immediately, and at each change of the content's slot, until the result is
  /// released.
  ///
  /// Returns `nil`, and calls nothing, if the state side does not show the content.
  func observeSlotIfStateSideShown(
    callingNowAndAtChanges function: @escaping @MainActor () -> Void
  ) -> StateObservation?

  /// Computes the state side's view data again from the last valid response, after slots that the
  /// content's route reads have changed; does nothing before the first valid response, and for a
  /// route that reads no other slots.
  func recomputeStateSide()
}
