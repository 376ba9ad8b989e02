import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// Routes the responses of one content; the protocol hides their types.
@MainActor
protocol ContentLane: SlotBackedContent {
  /// The types of the content's responses and view data.
  var types: LaneTypes { get }
  var plan: LanePlan { get }
  var standing: LaneStanding { get }
  var stage: Stage { get }
  /// The side that shows the content now.
  var side: Side { get }
  var failure: Diagnostic? { get }
  /// The unfilled slots of other contents that the state side has read; `nil` if its route reads no other slots.
  var unfilledReads: UnfilledReads? { get }
  var phase: ContentPhase { get }
  var output: AnyViewData? { get }
  var offMainEmissions: Int { get }
  /// The shown handler; `nil` if the slot is shown.
  var shownHandler: (any LegacyContentHandler)? { get }

  /// Whether the content is of a kind.
  func isOf(_ kind: ContentKind) -> Bool

  /// Decodes and delivers a response; a response that cannot be decoded fails this content alone.
  ///
  /// - Returns: Whether the screen may have changed.
  func deliver(_ response: ResponseData, number: Int) -> Bool

  /// Sends an action of the user to the shown side.
  ///
  /// - Returns: Whether the screen may have changed.
  func send(_ action: UserAction, number: Int) throws(ActionRejection) -> Bool

  /// Checks that the content accepts an action now.
  func accepts(_ action: UserAction) throws(ActionRejection)

  /// Decodes an action of the content's action type.
  func action(_ json: JSONValue) throws -> UserAction

  /// Marks the value of a shown slot as stale.
  func markStale()

  /// Applies a new stage, and new needs of other contents.
  ///
  /// The side that will be shown receives the held response. It replaces the other side once it has
  /// emitted, at the latest after ``Handover/longestTime``.
  func follow(_ standing: LaneStanding)

  /// Runs the candidate once, with the newest response.
  func runCandidate()

  /// The number of the response that waits for its candidate; `nil` if none waits.
  var dueNumber: Int? { get }

  /// Whether the content accepts actions of the user; it is then compared step by step.
  var isInteractive: Bool { get }

  /// Whether the candidate can receive a step that waits until the candidate has settled.
  ///
  /// - Parameter isOver: Whether the settling time has passed, so that the candidate receives the step even
  ///   if it is at work.
  /// - Returns: Whether there is such a step.
  func isLateStepDue(isOver: Bool) -> Bool

  /// Sends the candidate the steps that waited until it had settled.
  func runLateSteps(isOver: Bool)

  /// Discards the responses and actions with which the candidate has not run.
  ///
  /// - Returns: The number of discarded responses and actions; they are not compared.
  func discardPending() -> Int

  /// Discards all pending responses.
  ///
  /// - Returns: The number of responses that are not compared.
  func discardAll() -> Int

  /// Returns whether the newest response up to a delivery can be compared.
  ///
  /// - Parameters:
  ///   - number: The number of the delivery.
  ///   - isOver: Whether the settling time after these deliveries has passed.
  /// - Returns: The state of the comparison.
  func comparison(upTo number: Int, isOver: Bool) -> LaneComparison

  /// Compares the newest response, if it is ready and among the deliveries up to a number, and appends one
  /// result for each response that it replaced, and its own.
  func compare(upTo number: Int, into results: inout [ComparisonResult])

  /// Releases the slot.
  func release()
}

/// Whether a content's newest response can be compared.
enum LaneComparison {
  case none
  /// A side is still at work.
  case settling
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
  /// A cast inspects the metadata of the lane's class, which costs more than comparing the types: see the
  /// benchmark rows `deliver`.
  func typed<Response, Output>(
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
