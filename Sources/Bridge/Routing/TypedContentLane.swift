import Foundation
import ScreenDocument
import TopScreen
import UIStateLayer

/// Delivers the responses of one content to the side its stage selects.
///
/// | stage      | legacy handler | slot     | compared |
/// | ---------- | -------------- | -------- | -------- |
/// | `off`      | shown          | –        | no       |
/// | `shadow`   | shown          | private  | yes      |
/// | `live`     | spare          | shown    | yes      |
/// | `complete` | –              | shown    | no       |
///
/// The shown side is served at once. The other runs when the bridge comes round to compare, with the
/// response and the moment of the delivery.
final class TypedContentLane<Response: Decodable & Sendable, Output: ViewData>: ContentLane {
  private let state: StateSide<Response, Output>?
  private let usesContext: Bool
  private let shownLegacy: LegacySide<Response, Output>?
  private let shownSlot: UIStateSlot<Output>?
  private let candidate: Candidate<Response, Output>?

  private var lastResponse: ResponseData?
  private var waiting: Delivery<Response>?
  private var skipped = 0

  init(
    _ plan: LanePlan,
    makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?,
    state: StateSide<Response, Output>?
  ) {
    let stage = plan.decision.stage
    self.state = state
    usesContext = state?.viewData.usesContext ?? false
    shownLegacy = stage.shows == .legacy ? makeLegacy?(plan.environment) : nil
    shownSlot = stage.shows == .state ? state?.slots[plan.id.rawValue] : nil
    candidate =
      switch stage {
      case .off, .complete: nil
      case .shadow: state.map(Candidate.init(state:))
      case .live: makeLegacy.map { Candidate(legacy: $0, in: plan.environment) }
      }
    super.init(plan)
  }

  override var phase: ContentPhase {
    if let shownSlot { return ContentPhase(shownSlot.phase) }
    if failure != nil { return .failed }
    guard lastResponse != nil else { return .idle }
    guard plan.isObservable else { return .ready }
    guard let output = shownLegacy?.output else { return .loading }
    return output.isEmpty ? .empty : .ready
  }

  override var output: AnyViewData? {
    if let shownSlot { return shownSlot.isFilled ? AnyViewData(shownSlot.value) : nil }
    return shownLegacy?.output.map(AnyViewData.init)
  }

  override var offMainEmissions: Int { shownLegacy?.offMainEmissions ?? 0 }

  override func decodeAndDeliver(_ response: ResponseData) throws(ContentDecodingError) -> Bool {
    let decoded = try response.payload.decode(Response.self)
    let isNews = deliver(decoded)
    let before = lastResponse
    lastResponse = response
    return shownSlot == nil ? before?.payload.bytes != response.payload.bytes : isNews
  }

  /// Serves the shown side, and notes the response for the comparison.
  ///
  /// - Returns: Whether a shown slot has changed.
  func deliver(_ response: Response) -> Bool {
    let needsContext = candidate?.needsContext ?? false || shownSlot != nil && usesContext
    let context = needsContext ? plan.environment.clock.routeContext : plan.context
    if candidate != nil {
      if waiting != nil { skipped += 1 }
      waiting = Delivery(response, in: context)
    }
    if let shownLegacy {
      shownLegacy.configure(response)
      return true
    }
    guard let shownSlot, let state else { return false }
    return shownSlot.fill(with: state.viewData(response, in: context))
  }

  override func fail(_ failure: UIStateFailure) {
    shownSlot?.fail(failure)
  }

  override func runCandidate() {
    guard let waiting, let candidate else { return }
    candidate.run(waiting)
  }

  override func compare(into results: inout [ComparisonResult]) {
    guard waiting != nil, let candidate else { return }
    waiting = nil
    while skipped > 0 {
      results.append(result(.skipped))
      skipped -= 1
    }
    if candidate.agrees(withLegacy: shownLegacy, slot: shownSlot) {
      results.append(result(.matched))
    } else {
      let differences = candidate.differences(fromLegacy: shownLegacy, slot: shownSlot)
      results.append(result(.mismatched, differences))
    }
  }

  override func release() {
    state?.slots.release(plan.id.rawValue)
  }

  private func result(
    _ outcome: ComparisonOutcome,
    _ differences: [ParityDifference] = []
  ) -> ComparisonResult {
    ComparisonResult(id: plan.id, kind: plan.kind, outcome: outcome, differences: differences)
  }
}
