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
///
/// A flip from one stage to another keeps what both have at work. A handler that is no longer needed is
/// let go; a slot stays the same object for as long as the content is on the screen, and is stale while a
/// handler is shown. A side that comes is given the last good response, whose effects are not done once
/// more, and takes the other's place once it shows something.
final class TypedContentLane<Response: Decodable & Sendable, Output: ViewData>: ContentLane {
  private let state: StateSide<Response, Output>?
  private let makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?
  private let usesContext: Bool
  private var shownLegacy: LegacySide<Response, Output>?
  private var shownSlot: UIStateSlot<Output>?
  /// A handler that is to be shown, and has nothing to show yet.
  private var comingLegacy: (side: LegacySide<Response, Output>, effects: WithheldEffects)?
  private var candidate: Candidate<Response, Output>?
  /// A handler that is neither shown nor compared, but listened to.
  private var feeder: Candidate<Response, Output>?

  private var hasResponse = false
  private var lastPayload: JSONValue?
  /// The last good response, where it was decoded elsewhere.
  private var lastResponse: Response?
  private var waiting: Delivery<Response>?
  private var skipped = 0
  private var latest: Delivery<Response>?
  private var computed: Output?

  init(
    _ plan: LanePlan,
    makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?,
    state: StateSide<Response, Output>?
  ) {
    self.state = state
    self.makeLegacy = makeLegacy
    usesContext = state?.viewData.usesContext ?? false
    super.init(plan)
    switch stage.shows {
    case .legacy: shownLegacy = makeLegacy?(plan.environment)
    case .state: shownSlot = state?.slots[plan.id.rawValue]
    case .none: break
    }
    candidate = makeCandidate()
    feeder = makeFeeder()
  }

  override var side: Side { shownSlot == nil ? .legacy : .state }
  override var isWaitingForSide: Bool { comingLegacy != nil }

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
    lastResponse = nil
    return shownSlot == nil ? before?.bytes != response.payload.bytes : isNews
  }

  /// Delivers a response that was decoded elsewhere.
  ///
  /// - Returns: Whether what is shown may have changed.
  func deliver(_ response: Response, number: Int) -> Bool {
    clearFailure()
    lastPayload = nil
    lastResponse = response
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
    defer {
      if let comingLegacy {
        comingLegacy.effects.open()
        comingLegacy.side.configure(response)
      }
    }
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
    let legacy = shownLegacy ?? comingLegacy?.side
    let slot = legacy == nil ? shownSlot : nil
    if candidate.agrees(withLegacy: legacy, slot: slot) {
      results.append(result(.matched))
    } else {
      let differences = candidate.differences(fromLegacy: legacy, slot: slot)
      results.append(result(.mismatched, differences))
    }
  }

  override func flush(into results: inout [ComparisonResult]) {
    let uncompared = skipped + (waiting == nil ? 0 : 1)
    results.append(contentsOf: (0..<uncompared).map { _ in result(.skipped) })
    skipped = 0
    waiting = nil
  }

  override func release(into results: inout [ComparisonResult]) {
    flush(into: &results)
    state?.slots.release(plan.id.rawValue)
  }

  override func changeSides(from oldStage: Stage) {
    if stage.shows != oldStage.shows { showOtherSide() }
    if stage != oldStage { candidate = makeCandidate() }
    if (stage == .complete && plan.feedsHandlers) != (feeder != nil) {
      feeder = makeFeeder()
      if let feeder, let held { feeder.run(held) }
    }
    if stage == .live, plan.feedsHandlers, let candidate, let held { candidate.run(held) }
  }

  override func showAnyway() {
    if let comingLegacy { show(comingLegacy.side, comingLegacy.effects) }
  }

  private func showOtherSide() {
    comingLegacy = nil
    switch stage.shows {
    case .state where shownSlot == nil: showSlot()
    case .legacy where shownLegacy == nil: showHandler()
    case .state, .legacy, .none: break
    }
  }

  private func showSlot() {
    let slot = state?.slots[plan.id.rawValue]
    if let held, let state {
      slot?.fill(with: state.viewData(held.response, in: plan.context.at(held.moment)))
    }
    if let failure { slot?.fail(UIStateFailure(failure.message)) }
    shownSlot = slot
    shownLegacy = nil
    sideChanged()
  }

  private func showHandler() {
    let effects = WithheldEffects(plan.environment.effects)
    var environment = plan.environment
    environment.effects = effects
    guard let side = makeLegacy?(environment) else { return }
    guard let held else { return show(side, effects) }
    side.configure(held.response)
    if !plan.isObservable || side.output != nil { return show(side, effects) }
    comingLegacy = (side, effects)
    side.shownFirst = { [weak self] in self?.showAnyway() }
  }

  private func show(_ side: LegacySide<Response, Output>, _ effects: WithheldEffects) {
    effects.open()
    comingLegacy = nil
    shownLegacy = side
    shownSlot?.markStale()
    shownSlot = nil
    sideChanged()
  }

  /// The last good response, as if it were delivered now.
  private var held: Delivery<Response>? {
    let response = lastResponse ?? lastPayload.flatMap { try? $0.decode(Response.self) }
    return response.map { Delivery($0, at: plan.environment.clock.now, number: 0) }
  }

  private func makeCandidate() -> Candidate<Response, Output>? {
    switch stage {
    case .off, .complete: nil
    case .shadow: state.map { Candidate(state: $0, in: plan.context) }
    case .live: makeLegacy.map { Candidate(legacy: $0, in: plan.environment) }
    }
  }

  private func makeFeeder() -> Candidate<Response, Output>? {
    guard stage == .complete, plan.feedsHandlers else { return nil }
    return makeLegacy.map { Candidate(legacy: $0, in: plan.environment) }
  }

  private func result(
    _ outcome: ComparisonOutcome,
    _ differences: [ParityDifference] = []
  ) -> ComparisonResult {
    ComparisonResult(id: plan.id, kind: plan.kind, outcome: outcome, differences: differences)
  }
}
