import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// Routes the responses of one content to the sides that its stage selects.
///
/// | stage      | legacy handler | slot     | compared |
/// | ---------- | -------------- | -------- | -------- |
/// | `off`      | shown          | –        | no       |
/// | `shadow`   | shown          | private  | yes      |
/// | `live`     | spare          | shown    | yes      |
/// | `complete` | –              | shown    | no       |
///
/// The shown side receives each response at once. The candidate runs in a later turn, with the same
/// response and the moment of its delivery.
///
/// A flip keeps the objects that both stages need (``FlipPlan``). The slot stays the same object as
/// long as the content is on the screen, and is stale while a handler is shown. A side that will be
/// shown receives the held response without performing its effects again; a handler replaces the
/// slot once it has emitted.
final class TypedContentLane<Response: Decodable & Sendable, Output: ViewData>: ContentLane {
  let plan: LanePlan
  /// The received responses and actions of an interactive content; `nil` if the content accepts no
  /// actions.
  let steps: LaneSteps<Response, Output>?
  let sides: LaneSides<Response, Output>
  var standing: LaneStanding
  private(set) var failure: Diagnostic?
  private(set) var work: LaneWork<Response, Output>
  private(set) var held = HeldResponse<Response>.none
  var queue = ComparisonQueue()
  private var read: ReadResponse<Response, Output>?
  /// The function that compares two responses; `nil` if their type is not `Equatable`.
  ///
  /// Lazy, because finding it is slow, and only responses that the caller has decoded are compared.
  private lazy var areEqual = ResponseEquality<Response>.comparison

  init(_ plan: LanePlan, _ sides: LaneSides<Response, Output>, _ standing: LaneStanding) {
    self.plan = plan
    self.sides = sides
    self.standing = standing
    steps = sides.isInteractive ? LaneSteps() : nil
    let mode = Self.firstMode(plan, sides, standing)
    work = Self.work(mode, plan, sides, standing)
    work.attach(isDelivering: plan.instruments.isDelivering)
  }

  var types: LaneTypes {
    LaneTypes(response: ObjectIdentifier(Response.self), output: ObjectIdentifier(Output.self))
  }

  var isInteractive: Bool { steps != nil }

  func isOf(_ kind: ContentKind) -> Bool { plan.kind == kind }

  var mode: LaneMode<Response, Output> { work.mode }
  var effects: LaneEffects<Response, Output>? { sides.effects }
  var stage: Stage { mode.stage }
  var side: Side { work.showsHandler ? .legacy : .state }

  /// Sets the mode, and connects the observers of its sides.
  func enter(_ mode: LaneMode<Response, Output>) {
    work.detach()
    work = Self.work(mode, plan, sides, standing)
    work.attach(isDelivering: plan.instruments.isDelivering)
    // The weak reference is created only here: retaining an object is slower once a weak reference
    // to it exists.
    guard let arriving = mode.arriving else { return }
    arriving.side.listener =
      steps == nil
      ? .arrival { [weak self] in self?.completeHandover() }
      : .arrival { [weak self] in self?.continueHandover() }
  }

  private static func work(
    _ mode: LaneMode<Response, Output>,
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>,
    _ standing: LaneStanding
  ) -> LaneWork<Response, Output> {
    LaneWork(
      mode,
      timing: plan.timing,
      usesContext: sides.state?.viewData.usesContext ?? false,
      relations: plan.relations,
      feedsOthers: standing.feedsOthers,
      isInteractive: sides.isInteractive
    )
  }

  func deliver(_ response: ResponseData, number: Int) -> Bool {
    if let decoded = response.decoded {
      guard let typed = decoded.typed(as: Response.self) else {
        return fail(response.typeError(expecting: Response.self))
      }
      guard work.showsHandler, let areEqual else {
        return deliver(typed.value, number: number)
      }
      // A legacy handler that receives an equal response again shows the same output.
      let repeats = failure == nil && holdsEqual(typed.value, by: areEqual)
      return deliver(typed.value, number: number) && !repeats
    }
    let before = failure
    do {
      let changed = try decodeAndServe(response, number: number)
      failure = nil
      return changed || before != nil
    } catch {
      return fail(error)
    }
  }

  /// Marks the content as failed.
  ///
  /// A route that reads other slots computes the view data again, from the last valid response and
  /// the current values of those slots. Any other content keeps its view data.
  ///
  /// - Returns: Whether the screen may have changed: false if the content had already failed and
  ///   its value stays.
  private func fail(_ error: ContentDecodingError) -> Bool {
    let before = failure
    failure = error.diagnostic
    let changed = refreshState()
    mode.shownSlot?.fail(UIStateFailure(error.description))
    return changed || before == nil
  }

  private func decodeAndServe(
    _ response: ResponseData,
    number: Int
  ) throws(ContentDecodingError) -> Bool {
    let payload = response.payload
    let decoded = try payload.decode(Response.self)
    let before = held.payload
    if work.needs.comparison {
      held.hold(decoded, payload: payload, at: plan.context.now)
    } else {
      held = .payload(payload)
    }
    let changesSlot = serve(decoded, number: number)
    return mode.shownSlot == nil ? before?.bytes != payload.bytes : changesSlot
  }

  /// Delivers a response that the caller has decoded.
  ///
  /// - Returns: Whether the screen may have changed.
  func deliver(_ response: Response, number: Int) -> Bool {
    let hadFailed = failure != nil
    if hadFailed { failure = nil }
    held.hold(response, payload: nil, at: plan.context.now)
    return serve(response, number: number) || hadFailed
  }

  /// Returns whether the held decoded response equals another one; false if no decoded response is
  /// held.
  private func holdsEqual(
    _ response: Response,
    by areEqual: (Response, Response) -> Bool
  ) -> Bool {
    guard let delivery = held.delivery, delivery.payload == nil else { return false }
    return areEqual(delivery.response, response)
  }

  /// Delivers a response to the shown side, and stores it for the comparison and for other
  /// contents.
  ///
  /// - Returns: Whether the shown output may have changed.
  private func serve(_ response: Response, number: Int) -> Bool {
    let work = work
    let moment = work.needsMoment ? plan.surroundings.environment.clock.now : plan.context.now
    if !work.needs.isEmpty {
      if work.needs.steps { return serveStep(response, number: number) }
      if work.needs.comparison { awaitComparison(since: moment, number: number) }
      if work.needs.otherContents { note(response, at: moment, number: number) }
      if let timing = work.timing {
        return timing.timeShown { show(response, at: moment, work.mode) }
      }
    }
    return show(response, at: moment, work.mode)
  }

  @inline(__always)
  private func show(
    _ response: Response,
    at moment: Date,
    _ mode: LaneMode<Response, Output>
  ) -> Bool {
    switch mode {
    case .off(.showing(let handler)), .shadow(.showing(let handler), _):
      handler.configure(response)
      return true
    case .off(.arriving(let handler, let slot)), .shadow(.arriving(let handler, let slot), _):
      guard let state = sides.state else { return false }
      let value = state.viewData(response, in: plan.context.at(moment))
      let changes = slot.fill(with: value)
      handler.configure(response)
      return changes
    case .live(let slot, _), .complete(let slot, _):
      guard let state = sides.state else { return false }
      let value = state.viewData(response, in: plan.context.at(moment))
      let changes = slot.fill(with: value)
      effects?.perform(response, showing: value)
      return changes
    }
  }

  /// Stores the newest response for the comparison.
  @inline(__always)
  private func awaitComparison(since moment: Date, number: Int) {
    guard let delivery = held.delivery else { return }
    delivery.moment = moment
    delivery.number = number
    queue.delivered(number)
    effects?.responseBegins()
    if case .live(_, let spare) = mode { spare.streams?.state.begin() }
  }

  /// Stores a response for other contents, and runs a handler that other handlers listen to.
  ///
  /// This is a separate function, so that a response that no other content needs is processed
  /// without inspecting the metadata of the types that are allocated here.
  @inline(never)
  private func note(_ response: Response, at moment: Date, number: Int) {
    let delivery = Delivery(response, at: moment, number: number)
    if plan.relations.isRead || plan.relations.readsOthers {
      read = ReadResponse(delivery: delivery)
    }
    guard standing.feedsOthers else { return }
    // Running handlers listen to this one, and must not wait for the comparison.
    switch mode {
    case .off, .shadow: break
    case .live: runCandidate()
    case .complete(_, let upstream): upstream?.run(delivery)
    }
  }

  var currentValue: (any ViewData)? {
    if let slot = mode.shownSlot { return slot.isFilled ? slot.value : nil }
    if let steps { return readValue(in: steps) }
    guard let state = sides.state, let read else { return nil }
    if let value = read.value { return value }
    let value = state.viewData(read.delivery.response, in: plan.context.at(read.delivery.moment))
    self.read?.value = value
    return value
  }

  var slotPhase: UIStatePhase {
    if let slot = mode.shownSlot { return slot.phase }
    if let failure { return .failed(UIStateFailure(failure.message)) }
    guard let currentValue else { return .idle }
    return currentValue.isEmpty ? .empty : .ready
  }

  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    mode.shownSlot?.observe { _ in changed() }
  }

  func refresh() { refreshState() }

  /// Computes the view data of the state side again from the last valid response; does nothing if
  /// the route reads no other slots.
  ///
  /// - Returns: Whether the shown value has changed.
  @discardableResult
  private func refreshState() -> Bool {
    guard plan.relations.readsOthers, let read, let state = sides.state else { return false }
    self.read?.value = nil
    if stage == .shadow { queue.candidateOutdated() }
    let delivery = read.delivery
    return mode.shownSlot?.refill(
      with: state.viewData(delivery.response, in: plan.context.at(delivery.moment))
    ) ?? false
  }

  func markStale() { mode.shownSlot?.markStale() }

  func release() { sides.state?.slots().release(plan.id.rawValue) }

  /// Returns the last valid response as a delivery at the current time; `nil` if there is none.
  func heldNow() -> Delivery<Response>? { held.delivery(at: plan.environment.clock.now) }
}
