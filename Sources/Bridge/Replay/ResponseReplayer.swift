package import Foundation
package import Parity
package import ScreenDocument
import StrictJSON
package import TopScreen
package import UIStateLayer

/// The object that replays recorded responses: it delivers them to both sides of their contents, on
/// virtual time, and compares the outputs.
///
/// Each call uses a new screen, with new handlers, new objects that they share, and new slots. So
/// the results do not depend on other calls: calls can be sampled, isolated, and distributed over
/// any number of processes, and the sums of their counts are the counts of the whole corpus. The
/// bridge and the state are reused, because they cost more to create and keep no data of a previous
/// screen.
@MainActor
package final class ResponseReplayer<UIState: AnyObject> {
  /// The time that both sides have before they are compared, 0.5 virtual seconds; a side that is
  /// still at work then has the settling time, too.
  package static var secondsBeforeComparison: TimeInterval { 0.5 }

  private let makeHandlers: () -> LegacyHandlers
  let stages: StageFlags
  private let makeBridge: (LegacyHandlers, LegacyEnvironment) -> ContentBridge<UIState>
  /// The kinds that have both a route and a handler, with or without an output.
  let kindsWithBothSides: Set<ContentKind>
  private let meter: WorkTimeMeter?
  private var reusableBridge: ContentBridge<UIState>?

  /// Prepares replays.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - stages: The stage of each kind; the evaluation context may change between calls.
  ///   - uptime: Returns the time of a monotonic clock, to measure the work of each side; `nil` to
  ///     measure nothing.
  ///   - responseHasher: Hashes responses, to count distinct responses; `nil` to count none.
  ///   - makeHandlers: Creates the handlers of one screen, and the objects that they share.
  ///   - makeState: Creates a state.
  package init(
    routes: ContentRoutes<UIState>,
    stages: StageFlags,
    uptime: (() -> Duration)? = nil,
    responseHasher: ResponseHasher? = nil,
    makeHandlers: @escaping () -> LegacyHandlers,
    makeState: @escaping () -> UIState
  ) {
    self.stages = stages
    self.makeHandlers = makeHandlers
    meter = uptime.map { WorkTimeMeter($0) }
    var candidates = CandidateSettings(
      budget: .unlimited,
      measuresLatency: uptime != nil,
      onUndeclaredFeed: nil,
      responseHasher: responseHasher
    )
    candidates.isTimeVirtual = true
    kindsWithBothSides = Set(routes.kinds).intersection(makeHandlers().kinds)
    makeBridge = { [candidates] handlers, environment in
      ContentBridge(
        state: makeState(),
        routes: routes,
        handlers: handlers,
        stages: stages,
        environment: environment,
        candidates: candidates
      )
    }
  }

  /// Runs both sides of responses that were delivered together, and compares their outputs.
  ///
  /// - Parameters:
  ///   - responses: The responses in the order of their document, each id once.
  ///   - context: The time, time zone and locale of the delivery.
  /// - Returns: One result for each response, first those that were compared, then those that were
  ///   not (`oneSided` or `skipped`); and the errors of responses that could not be decoded.
  package func compare(
    _ responses: [ResponseData],
    in context: ViewDataContext
  ) -> ReplayResults {
    let time = VirtualTime(context.now)
    let bridge = bridgePreparedForNewScreen(on: time, LegacyClock(context))
    bridge.deliver(responses)
    time.advance(by: 0)
    bridge.runCandidates()
    time.advance(by: Self.secondsBeforeComparison)
    if bridge.isSettling { time.advance(by: bridge.candidates.budget.settlingTime.seconds) }
    var results = bridge.compare()
    var faults: [ReplayFault] = []
    if results.count < responses.count {
      let compared = Set(results.map(\.id))
      for response in responses where !compared.contains(response.id) {
        let (side, errors) = bridge.sideAndErrors(of: response)
        let hasOneSide = side != .none && !kindsWithBothSides.contains(response.kind)
        let outcome: ComparisonOutcome = hasOneSide ? .oneSided : .skipped
        results.append(ComparisonResult(id: response.id, kind: response.kind, outcome: outcome))
        faults += errors.map {
          ReplayFault(step: 0, id: response.id, kind: response.kind, diagnostic: $0)
        }
      }
    }
    return ReplayResults(
      results: results.map { ($0.with(step: nil), bridge.configuration(of: $0.kind)) },
      faults: faults
    )
  }

  /// Returns the bridge for a new screen; the bridge of the previous screen is reused if there is
  /// one.
  func bridgePreparedForNewScreen(
    on time: VirtualTime,
    _ clock: LegacyClock,
    effects: RecordingEffects = RecordingEffects()
  ) -> ContentBridge<UIState> {
    var clock = clock
    clock.workTimeMeter = meter
    let environment = time.environment(clock, effects: effects)
    if let reusableBridge {
      reusableBridge.beginNewScreen(handlers: makeHandlers(), environment: environment)
      return reusableBridge
    }
    let bridge = makeBridge(makeHandlers(), environment)
    reusableBridge = bridge
    return bridge
  }

  /// Returns the outputs that are shown for responses after a comparison.
  ///
  /// - Returns: The kinds and outputs of the contents that show an output, in the order of
  ///   `responses`; none before the first comparison, and after one that flipped a stage.
  package func outputsStillShown(
    of responses: [ResponseData]
  ) -> [(kind: ContentKind, output: AnyViewData)] {
    guard let reusableBridge else { return [] }
    return responses.compactMap { response in
      reusableBridge.output(of: response.id).map { (response.kind, $0) }
    }
  }

  /// Discards the bridge, because stages were flipped on its screen; the next screen gets a new
  /// bridge.
  func discardBridge() { reusableBridge = nil }
}
