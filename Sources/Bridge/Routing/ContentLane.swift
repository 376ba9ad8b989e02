import ScreenDocument
import TopScreen
import UIStateLayer

/// The way of one content's responses, whatever their types.
@MainActor
class ContentLane {
  let plan: LanePlan
  final private(set) var failure: Diagnostic?

  init(_ plan: LanePlan) {
    self.plan = plan
  }

  final var stage: Stage { plan.decision.stage }
  final var side: Side { stage.shows }

  /// Decodes and delivers; a response that cannot be decoded costs this content alone.
  ///
  /// - Returns: Whether what is shown may have changed.
  final func deliver(_ response: ResponseData) -> Bool {
    let before = failure
    do {
      let changed = try decodeAndDeliver(response)
      failure = nil
      return changed || before != nil
    } catch {
      failure = error.diagnostic
      fail(UIStateFailure(error.description))
      return before == nil
    }
  }

  var phase: ContentPhase { Self.isMadeTyped() }
  var output: AnyViewData? { Self.isMadeTyped() }
  var offMainEmissions: Int { Self.isMadeTyped() }

  func decodeAndDeliver(_ response: ResponseData) throws(ContentDecodingError) -> Bool {
    Self.isMadeTyped()
  }

  func fail(_ failure: UIStateFailure) { Self.isMadeTyped() }

  /// Runs the side that is not shown with the newest response.
  func runCandidate() { Self.isMadeTyped() }

  /// Compares what the candidate gave with what is shown, and adds one result for each response
  /// since the last comparison: only the newest is compared.
  func compare(into results: inout [ComparisonResult]) { Self.isMadeTyped() }

  func release() { Self.isMadeTyped() }

  private static func isMadeTyped() -> Never {
    preconditionFailure("A lane is made as a TypedContentLane, which overrides this.")
  }
}
