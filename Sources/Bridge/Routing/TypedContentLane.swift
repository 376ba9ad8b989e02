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
  /// A handler that is neither shown nor compared, but listened to.
  private let feeder: Candidate<Response, Output>?

  private var hasResponse = false
  private var lastPayload: JSONValue?
  private var waiting: Delivery<Response>?
  private var skipped = 0
  private var latest: Delivery<Response>?
  private var computed: Output?

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
      case .shadow: state.map { Candidate(state: $0, in: plan.context) }
      case .live: makeLegacy.map { Candidate(legacy: $0, in: plan.environment) }
      }
    feeder =
      stage == .complete && plan.feedsHandlers
      ? makeLegacy.map { Candidate(legacy: $0, in: plan.environment) } : nil
    super.init(plan)
  }

  override var phase: ContentPhase {
    if let shownSlot { return ContentPhase(shownSlot.phase) }
    if failure != nil { return .failed }
    guard hasResponse else { return .idle }
    guard plan.isObservable else { return .ready }
    guard let output = shownLegacy?.output else { return .loading }
    return output.isEmpty ? .empty : .ready
  }

  override var output: AnyViewData? {
    if let shownSlot { return shownSlot.isFilled ? AnyViewData(shownSlot.value) : nil }
    return shownLegacy?.output.map(AnyViewData.init)
  }

  override var offMainEmissions: Int { shownLegacy?.offMainEmissions ?? 0 }

  override func decodeAndServe(
    _ response: ResponseData,
    number: Int
  ) throws(ContentDecodingError) -> Bool {
    let isNews = serve(try response.payload.decode(Response.self), number: number)
    let before = lastPayload
    lastPayload = response.payload
    return shownSlot == nil ? before?.bytes != response.payload.bytes : isNews
  }

  /// Delivers a response that was decoded elsewhere.
  ///
  /// - Returns: Whether what is shown may have changed.
  func deliver(_ response: Response, number: Int) -> Bool {
    clearFailure()
    lastPayload = nil
    return serve(response, number: number)
  }

  /// Serves the shown side, and notes the response for the comparison.
  ///
  /// - Returns: Whether a shown slot has changed.
  private func serve(_ response: Response, number: Int) -> Bool {
    hasResponse = true
    let needsMoment =
      candidate?.needsMoment ?? false || usesContext && (shownSlot != nil || plan.isRead)
      || feeder != nil
    let moment = needsMoment ? plan.environment.clock.now : plan.context.now
    if plan.isRead || plan.readsOthers {
      latest = Delivery(response, at: moment, number: number)
      computed = nil
    }
    if candidate != nil {
      if waiting != nil { skipped += 1 }
      waiting = Delivery(response, at: moment, number: number)
      // Handlers that are shown listen to this one, and must not wait for the comparison.
      if stage == .live, plan.feedsHandlers { runCandidate() }
    }
    feeder?.run(Delivery(response, at: moment, number: number))
    if let shownLegacy {
      shownLegacy.configure(response)
      return true
    }
    guard let shownSlot, let state else { return false }
    return shownSlot.fill(with: state.viewData(response, in: plan.context.at(moment)))
  }

  override var stateValue: (any ViewData)? {
    if let shownSlot { return shownSlot.isFilled ? shownSlot.value : nil }
    guard let state, let latest else { return nil }
    if let computed { return computed }
    let value = state.viewData(latest.response, in: plan.context.at(latest.moment))
    computed = value
    return value
  }

  override func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    shownSlot?.observe { _ in changed() }
  }

  override func refresh() {
    computed = nil
    guard let latest, let state else { return }
    shownSlot?.fill(with: state.viewData(latest.response, in: plan.context.at(latest.moment)))
    if stage == .shadow { waiting?.hasRun = false }
  }

  override func fail(_ failure: UIStateFailure) {
    shownSlot?.fail(failure)
  }

  override func runCandidate() {
    guard let waiting, !waiting.hasRun, let candidate else { return }
    waiting.hasRun = true
    candidate.run(waiting)
  }

  override func compare(upTo number: Int, into results: inout [ComparisonResult]) {
    while skipped > 0 {
      results.append(result(.skipped))
      skipped -= 1
    }
    guard let candidate, let delivered = waiting, delivered.number <= number else { return }
    waiting = nil
    if candidate.agrees(withLegacy: shownLegacy, slot: shownSlot) {
      results.append(result(.matched))
    } else {
      let differences = candidate.differences(fromLegacy: shownLegacy, slot: shownSlot)
      results.append(result(.mismatched, differences))
    }
  }

  override func release(into results: inout [ComparisonResult]) {
    let uncompared = skipped + (waiting == nil ? 0 : 1)
    results.append(contentsOf: (0..<uncompared).map { _ in result(.skipped) })
    state?.slots.release(plan.id.rawValue)
  }

  private func result(
    _ outcome: ComparisonOutcome,
    _ differences: [ParityDifference] = []
  ) -> ComparisonResult {
    ComparisonResult(id: plan.id, kind: plan.kind, outcome: outcome, differences: differences)
  }
}
