import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// Whether a delivery may have changed what the screen shows.
typealias MayChangeScreen = Bool

/// The router of the responses of one content; the protocol hides their types.
@MainActor
protocol ContentLane: SlotBackedContent {
  /// The types of the content's responses and view data.
  var types: LaneTypes { get }
  var constants: ContentConstants { get }
  var stageAndFeeding: StageAndFeeding { get }
  var stage: Stage { get }
  /// The side that shows the content now.
  var side: Side { get }
  var failure: Diagnostic? { get }
  /// The record of unfilled slots that the content's route read; `nil` if the route reads no other
  /// slots.
  var unfilledReads: UnfilledReads? { get }
  var phase: ContentPhase { get }
  var output: AnyViewData? { get }
  var offMainEmissionCount: Int { get }
  /// The handler that is shown; `nil` if a slot is shown.
  var shownHandler: (any LegacyContentHandler)? { get }

  /// Returns whether the content is of a kind.
  func isOfKind(_ kind: ContentKind) -> Bool

  /// Decodes and delivers a response; a response that cannot be decoded fails only this content.
  ///
  /// - Returns: Whether the screen may have changed.
  func deliver(_ response: ResponseData, number: Int) -> MayChangeScreen

  /// Delivers an action of the user to the shown side, and stores it for the candidate.
  ///
  /// - Returns: Whether the shown output may have changed.
  /// - Throws: The reason if ``checkAllSidesAccept(_:)`` throws; no side then receives the action.
  func send(_ action: UserAction, number: Int) throws(ActionRejection) -> MayChangeScreen

  /// Checks whether every side that the kind has can receive an action now.
  ///
  /// - Throws: The reason if one cannot: it accepts no such action, or the content has had no valid
  ///   response.
  func checkAllSidesAccept(_ action: UserAction) throws(ActionRejection)

  /// Decodes an action from its JSON form.
  ///
  /// - Throws: The error of the decoding, or an ``ActionRejection`` if no side accepts actions.
  func decodeAction(from json: JSONValue) throws -> UserAction

  /// Marks the value of the shown slot as stale; does nothing while a handler is shown, or if the
  /// slot was never filled, has failed, or was released.
  func markStale()

  /// Applies a new stage, and new needs of other contents.
  ///
  /// The side that will be shown receives the held response, or the kept steps of an interactive
  /// content. A slot is shown at once. A handler replaces the slot once the handler has emitted, at
  /// the latest after 0.5 seconds; a handler without an output, or
  /// without a held response, does so at once.
  func apply(_ stageAndFeeding: StageAndFeeding)

  /// Runs the candidate once, with the newest response; does nothing if none waits. Of an
  /// interactive content, the candidate receives each step that it can receive now.
  func runCandidate()

  /// The delivery number of the newest response, or of the first step of an interactive content,
  /// that waits for the candidate.
  ///
  /// It is `nil` if none waits, and while the candidate of an interactive content is still at work
  /// on an earlier step.
  var deliveryNumberAwaitingCandidate: Int? { get }

  /// The delivery number of the newest response if its candidate has run, and has to run again
  /// because a slot that its route reads has changed; otherwise `nil`.
  var deliveryNumberAwaitingRerun: Int? { get }

  /// Whether the content accepts actions of the user; such a content is compared step by step.
  var isInteractive: Bool { get }

  /// Returns whether the candidate can now receive a step that had to wait for earlier steps.
  ///
  /// - Parameter isSettlingTimeOver: Whether the settling time has passed; the candidate can then
  ///   receive a step even while it is still at work.
  /// - Returns: True if it can receive at least one step.
  func canRunCandidateOnDelayedStep(isSettlingTimeOver: Bool) -> Bool

  /// Delivers to the candidate the steps that had to wait for earlier steps.
  ///
  /// - Parameter isSettlingTimeOver: Whether the settling time has passed; the candidate can then
  ///   receive a step even while it is still at work.
  func runCandidateOnDelayedSteps(isSettlingTimeOver: Bool)

  /// Discards the responses and actions that wait for the candidate; of a content that is not
  /// interactive, only the newest response can wait.
  ///
  /// - Returns: The number of discarded responses and actions, which are not compared.
  func discardComparisonsAwaitingCandidate() -> Int

  /// Discards all pending responses and actions.
  ///
  /// - Returns: The number of discarded responses and actions that were to be compared.
  func discardPendingComparisons() -> Int

  /// Returns the progress of the comparison of the responses and actions up to a delivery.
  ///
  /// - Parameters:
  ///   - number: The number of the last delivery that counts.
  ///   - isSettlingTimeOver: Whether the settling time after that delivery has passed.
  /// - Returns: The progress.
  func comparisonReadiness(upToDelivery number: Int, isSettlingTimeOver: Bool)
    -> LaneComparisonReadiness

  /// Compares the newest response if it is ready and its number is at most `number`.
  ///
  /// Appends a `skipped` result for each response that a newer one has replaced, even if the newest
  /// one is not ready; and then one result for the newest response if it is ready. Of an
  /// interactive content, appends one result for each step that is ready.
  func compare(upToDelivery number: Int, into results: inout [ComparisonResult])

  /// Removes the content's slot from its family, so that its observations end and it ignores later
  /// writes; does nothing if the kind has no route.
  func releaseSlot()
}

/// Whether a content can be compared now.
enum LaneComparisonReadiness {
  /// No response up to the delivery is left to compare, or the newest one waits for its candidate
  /// to run.
  case nothingToCompare
  /// A side is still at work on a response or step up to the delivery, or has not received it.
  case settling
  /// A call of ``ContentLane/compare(upToDelivery:into:)`` gives a result: of a comparison, or
  /// `skipped` if the response was replaced or is late.
  case ready
}

/// The types of a content's responses and view data.
struct LaneTypes: Equatable {
  let response: ObjectIdentifier
  let output: ObjectIdentifier
}

extension ContentLane {
  /// Returns the lane as its concrete type; `nil` if its types differ.
  ///
  /// A cast would inspect the metadata of the lane's class, which costs more than comparing the
  /// types.
  func asTypedLane<Response, Output>(
    _ response: Response.Type,
    _ output: Output.Type
  ) -> TypedContentLane<Response, Output>? {
    let asked = LaneTypes(
      response: ObjectIdentifier(response),
      output: ObjectIdentifier(output)
    )
    guard types == asked else { return nil }
    return unsafeDowncast(self, to: TypedContentLane<Response, Output>.self)
  }
}
