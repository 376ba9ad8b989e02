import ScreenDocument
import TopScreen
import UIStateLayer

/// The way of one content's responses, whatever their types.
@MainActor
class ContentLane: ReadContent {
  /// The plan's kind, which no other plan changes.
  final let kind: ContentKind
  final private(set) var plan: LanePlan { didSet { stage = plan.decision.stage } }
  /// The plan's stage, which is asked for more often than all else.
  final private(set) var stage: Stage
  /// Where the lane stands among those that are compared.
  final var comparedPlace: Int?
  final private(set) var failure: Diagnostic?
  /// Which side shows the content now.
  final var side: Side

  private let types: (response: ObjectIdentifier, output: ObjectIdentifier)

  init(_ plan: LanePlan, types: (response: ObjectIdentifier, output: ObjectIdentifier)) {
    self.plan = plan
    kind = plan.kind
    self.types = types
    stage = plan.decision.stage
    side = plan.decision.stage.shows
  }

  /// The lane as what it is; `nil` if it has other types.
  ///
  /// A cast would look at the metadata of the lane's class, which costs more than its types.
  final func typed<Response, Output>(
    _ response: Response.Type,
    _ output: Output.Type
  ) -> TypedContentLane<Response, Output>? {
    guard types == (ObjectIdentifier(response), ObjectIdentifier(output)) else { return nil }
    return unsafeDowncast(self, to: TypedContentLane<Response, Output>.self)
  }

  /// Called when another side has come to show the content.
  final var sideChanged: () -> Void = {}

  /// Goes on by another plan for the same content.
  ///
  /// A side that is to be shown is given the response that the lane holds. It takes the other's place
  /// once it has something to show; that may be later, see ``showAnyway()``.
  final func follow(_ newPlan: LanePlan) {
    let oldStage = stage
    plan = newPlan
    changeSides(from: oldStage)
  }

  /// Notes that a response was served without being decoded here.
  final func clearFailure() {
    if failure != nil { failure = nil }
  }

  /// Decodes and delivers; a response that cannot be decoded costs this content alone.
  ///
  /// - Returns: Whether what is shown may have changed.
  final func deliver(_ response: ResponseData, number: Int) -> Bool {
    let before = failure
    do {
      let changed = try decodeAndServe(response, number: number)
      failure = nil
      return changed || before != nil
    } catch {
      failure = error.diagnostic
      fail(UIStateFailure(error.description))
      return before == nil
    }
  }

  /// The number of the side that is to take the other's place, and has nothing to show yet.
  var awaitedSide: Int? { Self.isMadeTyped() }

  var phase: ContentPhase { Self.isMadeTyped() }
  var output: AnyViewData? { Self.isMadeTyped() }
  var offMainEmissions: Int { Self.isMadeTyped() }

  /// The handler that is shown; `nil` where the slot is.
  var shownHandler: (any LegacyContentHandler)? { Self.isMadeTyped() }

  /// What the slot holds or would hold, whichever side is shown; `nil` before the first response.
  var stateValue: (any ViewData)? { Self.isMadeTyped() }

  /// Brings what is at work from one stage to the plan's.
  func changeSides(from oldStage: Stage) { Self.isMadeTyped() }

  /// Shows the side that is waited for as it is.
  func showAnyway() { Self.isMadeTyped() }

  func decodeAndServe(
    _ response: ResponseData,
    number: Int
  ) throws(ContentDecodingError) -> Bool {
    Self.isMadeTyped()
  }

  /// Marks what a shown slot holds as old.
  func markStale() { Self.isMadeTyped() }

  func fail(_ failure: UIStateFailure) { Self.isMadeTyped() }

  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    Self.isMadeTyped()
  }

  /// Brings the new side up to date, since what it reads of other slots has changed.
  func refresh() { Self.isMadeTyped() }

  /// Runs the side that is not shown with the newest response, once.
  func runCandidate() { Self.isMadeTyped() }

  /// The number of the response that waits for its candidate; `nil` if none does.
  var waitingNumber: Int? { Self.isMadeTyped() }

  /// Whether there is something to tell of the deliveries up to a number, and the candidate has run.
  func hasResults(upTo number: Int) -> Bool { Self.isMadeTyped() }

  /// Lets the candidate have nothing of the response that waits for it.
  func passOver() { Self.isMadeTyped() }

  /// Compares what the candidate gave with what is shown, if the newest response is among the
  /// deliveries up to a number; and adds that result after one for each response that a newer one
  /// overtook.
  func compare(upTo number: Int, into results: inout [ComparisonResult]) { Self.isMadeTyped() }

  /// Adds one result for each response that was not compared.
  func flush(into results: inout [ComparisonResult]) { Self.isMadeTyped() }

  /// Lets the slot go, and adds one result for each response that was not compared.
  func release(into results: inout [ComparisonResult]) { Self.isMadeTyped() }

  private static func isMadeTyped() -> Never {
    preconditionFailure("A lane is made as a TypedContentLane, which overrides this.")
  }
}
