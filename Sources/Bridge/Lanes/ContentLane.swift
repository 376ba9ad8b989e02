import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// Routes the responses of one content, whatever their types.
@MainActor
protocol ContentLane: ReadContent {
  /// The types of its responses and view data.
  var types: LaneTypes { get }
  var plan: LanePlan { get }
  var standing: LaneStanding { get }
  var stage: Stage { get }
  /// The side that shows the content now.
  var side: Side { get }
  var failure: Diagnostic? { get }
  /// What the new side read as defaults; `nil` where its route reads no other slots.
  var defaultReads: DefaultReads? { get }
  var phase: ContentPhase { get }
  var output: AnyViewData? { get }
  var offMainEmissions: Int { get }
  /// The handler that is shown; `nil` where the slot is.
  var shownHandler: (any LegacyContentHandler)? { get }

  /// Whether the content is of a kind.
  func isOf(_ kind: ContentKind) -> Bool

  /// Decodes and delivers; a response that cannot be decoded fails this content alone.
  ///
  /// - Returns: Whether what is shown may have changed.
  func deliver(_ response: ResponseData, number: Int) -> Bool

  /// Takes an action of the user.
  ///
  /// - Returns: Whether what is shown may have changed.
  func send(_ action: UserAction, number: Int) throws(ActionRejection) -> Bool

  /// Checks that an action can be taken now.
  func accepts(_ action: UserAction) throws(ActionRejection)

  /// Decodes an action.
  func action(_ json: JSONValue) throws -> UserAction

  /// Marks the value of a shown slot as old.
  func markStale()

  /// Follows other decisions about the same content.
  ///
  /// A side that is to be shown receives the held response. It takes the other's place once it has
  /// emitted, at the latest after ``Handover/longestTime``.
  func follow(_ standing: LaneStanding)

  /// Runs the side that is not shown with the newest response, once.
  func runCandidate()

  /// The number of the response that waits for its candidate; `nil` if none does.
  var dueNumber: Int? { get }

  /// Whether the content takes actions of the user, and is compared step by step.
  var isInteractive: Bool { get }

  /// Whether the side that is not shown can get steps that had to wait for those before.
  ///
  /// - Parameter isOver: Whether it gets them even if it is at work.
  /// - Returns: Whether there is such a step.
  func isLateStepDue(isOver: Bool) -> Bool

  /// Runs the side that is not shown with steps that had to wait for those before.
  func runLateSteps(isOver: Bool)

  /// Discards what waits for its candidate.
  ///
  /// - Returns: The number of responses and actions that are not compared.
  func discardPending() -> Int

  /// Discards all responses that wait.
  ///
  /// - Returns: The number of responses that are not compared.
  func discardAll() -> Int

  /// The state of the comparison for the deliveries up to a number.
  ///
  /// - Parameters:
  ///   - number: The number of a delivery.
  ///   - isOver: Whether the time is over that the sides have to settle after these deliveries.
  /// - Returns: The state.
  func comparison(upTo number: Int, isOver: Bool) -> LaneComparison

  /// Compares the newest response, if it is ready and among the deliveries up to a number, and adds its
  /// result after one for each response that it overtook.
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
  /// The lane with its types; `nil` if it has other types.
  ///
  /// A cast looks at the metadata of the lane's class, which costs more than comparing the types: benchmark
  /// rows `deliver`.
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
