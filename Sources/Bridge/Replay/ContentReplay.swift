package import Foundation
package import Parity
package import ScreenDocument
import StrictJSON
package import TopScreen
package import UIStateLayer

/// Delivers recorded responses to both sides of their contents, on virtual time, and compares the outputs.
///
/// Each call is a separate screen, with new handlers, new objects that they share, and new slots. The
/// results therefore depend on no other call: calls can be sampled, isolated, and distributed over any
/// number of processes, and their counts add up to those of the whole corpus. The bridge and the state cost
/// more to create and keep nothing between screens, so they are reused.
@MainActor
package final class ContentReplay<UIState: AnyObject> {
  /// The virtual time from a delivery to its comparison, in seconds.
  package static var comparisonTime: TimeInterval { 0.5 }

  private let makeHandlers: () -> LegacyHandlers
  let stages: StageFlags
  private let makeBridge: (LegacyHandlers, LegacyEnvironment) -> ContentBridge<UIState>
  let bothSided: Set<ContentKind>
  private let meter: WorkMeter?
  private var bridge: ContentBridge<UIState>?

  /// Prepares a replay.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - stages: The stage of each kind; the evaluation context may change between calls.
  ///   - uptime: A monotonic clock that measures the work of each side; `nil` to measure nothing.
  ///   - responseHasher: Hashes responses, to count distinct ones; `nil` to count none.
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
    meter = uptime.map { WorkMeter($0) }
    var candidates = CandidateSettings(
      budget: .unlimited,
      measuresTime: uptime != nil,
      onUndeclaredFeed: nil,
      responseHasher: responseHasher
    )
    candidates.isTimeVirtual = true
    bothSided = Set(routes.kinds).intersection(makeHandlers().kinds)
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
  ///   - context: The time and place of the delivery.
  /// - Returns: One result for each response, and the faults of responses that could not be decoded.
  package func compare(
    _ responses: [ResponseData],
    in context: RouteContext
  ) -> ReplayedResponses {
    let time = VirtualTime(context.now)
    let bridge = bridge(on: time, LegacyClock(context))
    bridge.deliver(responses)
    time.advance(by: 0)
    bridge.runCandidates()
    time.advance(by: Self.comparisonTime)
    if bridge.isSettling { time.advance(by: bridge.candidates.budget.settlingTime.seconds) }
    var results = bridge.compare()
    var faults: [Diagnostic] = []
    if results.count < responses.count {
      let compared = Set(results.map(\.id))
      for response in responses where !compared.contains(response.id) {
        let description = bridge.description(of: response)
        let hasOneSide = description.side != .none && !bothSided.contains(response.kind)
        let outcome: ComparisonOutcome = hasOneSide ? .oneSided : .skipped
        results.append(ComparisonResult(id: response.id, kind: response.kind, outcome: outcome))
        faults += description.diagnostics.filter { $0.severity == .error }
      }
    }
    return ReplayedResponses(
      results: results.map { ($0.with(step: nil), bridge.configuration(of: $0.kind)) },
      faults: faults
    )
  }

  /// Returns a bridge without contents for a new screen.
  func bridge(on time: VirtualTime, _ clock: LegacyClock) -> ContentBridge<UIState> {
    var clock = clock
    clock.meter = meter
    let environment = time.environment(clock, effects: RecordingEffects())
    if let bridge {
      bridge.startOver(handlers: makeHandlers(), environment: environment)
      return bridge
    }
    let bridge = makeBridge(makeHandlers(), environment)
    self.bridge = bridge
    return bridge
  }

  /// Returns the shown outputs of responses after a comparison; empty if a step flipped a stage.
  package func outputs(
    of responses: [ResponseData]
  ) -> [(kind: ContentKind, output: AnyViewData)] {
    guard let bridge else { return [] }
    return responses.compactMap { response in
      bridge.description(of: response).output.map { (response.kind, $0) }
    }
  }

  /// Discards the bridge, so that the next screen has a new one: stages were flipped on this one.
  func discardBridge() { bridge = nil }
}
