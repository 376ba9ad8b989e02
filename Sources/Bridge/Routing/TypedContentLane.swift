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
  let judge: ParityJudge<Output>
  let state: StateSide<Response, Output>?
  let makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?
  let usesContext: Bool
  /// What both sides do to the world; `nil` where the route asks for no effects.
  let effects: LaneEffects<Response, Output>?
  // These three are replaced as wholes: the old one is let go when the new one is in its place.
  @exclusivity(unchecked) var sides: LaneSides<Response, Output>
  @exclusivity(unchecked) var lastPayload: JSONValue?
  /// The last good response, where it was decoded elsewhere or is compared.
  @exclusivity(unchecked) var lastResponse: Delivery<Response>?
  private var hasResponse = false
  /// Whether that waits to be compared.
  private var isWaiting = false
  /// How many handlers were to take the slot's place and had nothing to show yet.
  var comingCount = 0
  private var skipped = 0
  private var latest: Delivery<Response>?
  private var computed: Output?

  init(
    _ plan: LanePlan,
    makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?,
    state: StateSide<Response, Output>?,
    judge: ParityJudge<Output>
  ) {
    self.judge = judge
    self.state = state
    self.makeLegacy = makeLegacy
    usesContext = state?.viewData.usesContext ?? false
    let port = plan.environment.effects
    let effects = state?.makeEffects().map { LaneEffects($0, on: port) }
    self.effects = effects
    let shows = plan.decision.stage.shows
    let slot = shows == .state ? state?.slots()[plan.id.rawValue] : nil
    sides = LaneSides(
      legacy: shows == .legacy
        ? makeLegacy?(effects?.noting(plan.environment) ?? plan.environment) : nil,
      slot: slot,
      candidate: Self.makeCandidate(plan, makeLegacy, state),
      feeder: Self.makeFeeder(plan, makeLegacy),
      usesContext: usesContext && (slot != nil || plan.isRead),
      isNotedByOthers: plan.isRead || plan.readsOthers || plan.feedsHandlers,
      timing: plan.timing,
      isStrict: judge.isStrict
    )
    super.init(plan, types: (ObjectIdentifier(Response.self), ObjectIdentifier(Output.self)))
  }

  override var awaitedSide: Int? { sides.coming == nil ? nil : comingCount }

  override var phase: ContentPhase {
    if let slot = sides.slot { return ContentPhase(slot.phase) }
    if failure != nil { return .failed }
    guard hasResponse else { return .idle }
    guard plan.isObservable else { return .ready }
    guard let output = sides.legacy?.trackedOutput else { return .loading }
    return output.isEmpty ? .empty : .ready
  }

  override var output: AnyViewData? {
    if let slot = sides.slot { return slot.isFilled ? AnyViewData(slot.value) : nil }
    return sides.legacy?.output.map(AnyViewData.init)
  }

  override var shownHandler: (any LegacyContentHandler)? { sides.legacy?.handler }

  override var offMainEmissions: Int { sides.legacy?.offMainEmissions ?? 0 }

  override func decodeAndServe(
    _ response: ResponseData,
    number: Int
  ) throws(ContentDecodingError) -> Bool {
    let decoded = try response.payload.decode(Response.self)
    if sides.candidate != nil { hold(decoded) }
    let isNews = serve(decoded, number: number)
    let before = lastPayload
    lastPayload = response.payload
    if sides.candidate == nil { lastResponse = nil }
    return sides.slot == nil ? before?.bytes != response.payload.bytes : isNews
  }

  /// Delivers a response that was decoded elsewhere.
  ///
  /// - Returns: Whether what is shown may have changed.
  func deliver(_ response: Response, number: Int) -> Bool {
    clearFailure()
    lastPayload = nil
    hold(response)
    return serve(response, number: number)
  }

  @inline(__always)
  private func hold(_ response: Response) {
    if let lastResponse {
      lastResponse.response = response
    } else {
      lastResponse = Delivery(response, at: plan.context.now, number: 0)
    }
  }

  /// Serves the shown side, and notes the response for the comparison.
  ///
  /// - Returns: Whether a shown slot has changed.
  private func serve(_ response: Response, number: Int) -> Bool {
    let isFirst = !hasResponse
    hasResponse = true
    let sides = sides
    let moment = sides.needsMoment ? plan.environment.clock.now : plan.context.now
    if sides.isNoted {
      if sides.candidate != nil { wait(since: moment, number: number, isFirst: isFirst) }
      if sides.isNotedByOthers { note(response, at: moment, number: number) }
      if let timing = sides.timing {
        return timing.timeShown { show(response, at: moment, sides) }
      }
    }
    return show(response, at: moment, sides)
  }

  @inline(__always)
  private func show(
    _ response: Response,
    at moment: Date,
    _ sides: LaneSides<Response, Output>
  ) -> Bool {
    if let legacy = sides.legacy {
      legacy.configure(response)
      return true
    }
    guard let slot = sides.slot, let state else { return false }
    let value = state.viewData(response, in: plan.context.at(moment))
    let changes = slot.fill(with: value)
    if let coming = sides.coming {
      coming.configure(response)
    } else if let effects {
      effects.perform(response, showing: value)
    }
    return changes
  }

  /// Keeps the last response for the comparison.
  @inline(__always)
  private func wait(since moment: Date, number: Int, isFirst: Bool) {
    if isWaiting { skipped += 1 }
    isWaiting = true
    guard let lastResponse else { return }
    effects?.begin(candidateRanLast: isFirst || lastResponse.hasRun)
    lastResponse.moment = moment
    lastResponse.number = number
    lastResponse.hasRun = false
    sides.streams?.begin()
  }

  private var waiting: Delivery<Response>? { isWaiting ? lastResponse : nil }

  /// Keeps a response for other contents.
  ///
  /// On its own, so that serving a response that nobody else needs does not look at the metadata of what
  /// is made here.
  @inline(never)
  private func note(_ response: Response, at moment: Date, number: Int) {
    if plan.isRead || plan.readsOthers {
      latest = Delivery(response, at: moment, number: number)
      computed = nil
    }
    // Handlers that are shown listen to this one, and must not wait for the comparison.
    if stage == .live, plan.feedsHandlers { runCandidate() }
    sides.feeder?.run(Delivery(response, at: moment, number: number))
  }

  override var stateValue: (any ViewData)? {
    if let slot = sides.slot { return slot.isFilled ? slot.value : nil }
    guard let state, let latest else { return nil }
    if let computed { return computed }
    let value = state.viewData(latest.response, in: plan.context.at(latest.moment))
    computed = value
    return value
  }

  override func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    sides.slot?.observe { _ in changed() }
  }

  override func refresh() {
    computed = nil
    guard let latest, let state else { return }
    sides.slot?.fill(with: state.viewData(latest.response, in: plan.context.at(latest.moment)))
    if stage == .shadow { waiting?.hasRun = false }
  }

  override func markStale() {
    sides.slot?.markStale()
  }

  override func fail(_ failure: UIStateFailure) {
    sides.slot?.fail(failure)
  }

  override func runCandidate() {
    guard let waiting, !waiting.hasRun, let candidate = sides.candidate else { return }
    waiting.hasRun = true
    sides.streams?.close()
    guard let timing = sides.timing else { return candidate.run(waiting) }
    timing.timeCandidate { candidate.run(waiting) }
  }

  override var waitingNumber: Int? { waiting.flatMap { $0.hasRun ? nil : $0.number } }

  override func hasResults(upTo number: Int) -> Bool {
    if skipped > 0 { return true }
    return waiting.map { $0.hasRun && $0.number <= number } ?? false
  }

  override func passOver() {
    isWaiting = false
  }

  override func compare(upTo number: Int, into results: inout [ComparisonResult]) {
    while skipped > 0 {
      results.append(result(.skipped))
      skipped -= 1
    }
    guard let candidate = sides.candidate, let delivered = waiting, delivered.number <= number
    else { return }
    isWaiting = false
    let legacy = sides.legacy ?? sides.coming?.side
    let slot = legacy == nil ? sides.slot : nil
    let effects = effectDifferences(candidate)
    if judge.isPlain, effects.isEmpty, candidate.agrees(withLegacy: legacy, slot: slot) {
      results.append(result(.matched))
    } else {
      results.append(result(judged(candidate, legacy, slot, effects)))
    }
    if let hasher = plan.responseHasher {
      results[results.count - 1].response = hashed(delivered.response, by: hasher)
    }
  }

  override func flush(into results: inout [ComparisonResult]) {
    let uncompared = skipped + (isWaiting ? 1 : 0)
    results.append(contentsOf: (0..<uncompared).map { _ in result(.skipped) })
    skipped = 0
    isWaiting = false
  }

  override func release(into results: inout [ComparisonResult]) {
    flush(into: &results)
    state?.slots().release(plan.id.rawValue)
  }

  override func changeSides(from oldStage: Stage) {
    if stage.shows != oldStage.shows { showOtherSide() }
    let keepsCandidate = stage == oldStage
    let needsFeeder = stage == .complete && plan.feedsHandlers
    let feeder =
      needsFeeder == (sides.feeder != nil) ? sides.feeder : Self.makeFeeder(plan, makeLegacy)
    let isNewFeeder = feeder !== sides.feeder
    sides = LaneSides(
      legacy: sides.legacy,
      slot: sides.slot,
      coming: sides.coming,
      candidate: keepsCandidate ? sides.candidate : Self.makeCandidate(plan, makeLegacy, state),
      feeder: feeder,
      usesContext: usesContext && (sides.slot != nil || plan.isRead),
      isNotedByOthers: isNotedByOthers,
      timing: plan.timing,
      isStrict: judge.isStrict
    )
    if !keepsCandidate, sides.candidate != nil { effects?.candidateChanges(isLate: hasResponse) }
    guard let held else { return }
    if isNewFeeder { feeder?.run(held) }
    if stage == .live, plan.feedsHandlers { sides.candidate?.run(held) }
  }

  override func showAnyway() {
    if let coming = sides.coming { show(coming) }
  }
}
