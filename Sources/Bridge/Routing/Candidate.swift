import TopScreen
import UIStateLayer

/// The side of a content that runs to be compared, and is not shown.
///
/// It has a slot or a handler of its own, so what is shown knows nothing of it. A handler's effects
/// are not done, and its clock stands at the moment of the delivery.
@MainActor
final class Candidate<Response, Output: ViewData> {
  private enum Subject {
    case state(StateSide<Response, Output>, UIStateSlot<Output>)
    case legacy(LegacySide<Response, Output>, PinnedMoment)
  }

  /// What is kept of everything a slot holds; `nil` where only the last value counts.
  var slotLog: EmissionLog<Output>?

  /// What the candidate would do to the world; `nil` where nobody compares that.
  let effects: CandidateEffects<Response, Output>?

  private let subject: Subject
  private let context: RouteContext

  init(state: StateSide<Response, Output>, in context: RouteContext) {
    self.context = context
    effects = state.makeEffects().map { CandidateEffects($0) }
    subject = .state(state, UIStateSlot(default: state.slots().defaultValue))
  }

  init(
    legacy make: @MainActor (LegacyEnvironment) -> LegacySide<Response, Output>,
    in environment: LegacyEnvironment,
    beside state: StateSide<Response, Output>? = nil
  ) {
    effects = state?.makeEffects().map { CandidateEffects($0) }
    context = environment.clock.routeContext
    let moment = PinnedMoment(context.now)
    var environment = environment
    environment.effects = effects?.log ?? DroppedEffects.shared
    environment.clock = LegacyClock(
      timeZone: environment.clock.timeZone,
      locale: environment.clock.locale,
      now: { moment.date }
    )
    subject = .legacy(make(environment), moment)
  }

  /// What the candidate would show; `nil` before it has shown anything.
  var output: Output? {
    switch subject {
    case .state(_, let slot): slot.isFilled ? slot.value : nil
    case .legacy(let side, _): side.output
    }
  }

  /// Whether both sides show equal values, told by one `==`.
  func agrees(
    withLegacy shownLegacy: LegacySide<Response, Output>?,
    slot shownSlot: UIStateSlot<Output>?
  ) -> Bool {
    switch subject {
    case .state(_, let slot): shownLegacy?.shows(slot) ?? false
    case .legacy(let side, _): !side.hasFailed && shownSlot.map(side.shows) ?? false
    }
  }

  /// The handler, where the candidate is one.
  var legacySide: LegacySide<Response, Output>? {
    guard case .legacy(let side, _) = subject else { return nil }
    return side
  }

  /// Has whoever measures told of each value that a handler shows.
  func tell(_ timing: LaneTiming?) {
    guard case .legacy(let side, _) = subject else { return }
    side.shows = timing.map { timing in { timing.candidateShows() } }
  }

  /// Whether running it depends on when the response was delivered.
  var needsMoment: Bool {
    switch subject {
    case .state(let side, _): side.viewData.usesContext
    case .legacy: true
    }
  }

  func run(_ delivery: Delivery<Response>) {
    switch subject {
    case .state(let side, let slot):
      slotLog?.begin()
      let value = side.viewData(delivery.response, in: context.at(delivery.moment))
      if slot.fill(with: value) { slotLog?.append(value) }
      effects?.note(delivery, showing: value)
    case .legacy(let side, let moment):
      moment.date = delivery.moment
      effects?.begin(delivery)
      side.configure(delivery.response)
    }
  }
}
