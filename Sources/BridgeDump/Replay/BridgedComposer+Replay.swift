import Bridge
import Foundation
import LegacyRx
import ScreenDocument
import TopScreen

extension BridgedComposer {
  /// Runs both sides of responses that were delivered together, on virtual time, and compares them.
  ///
  /// State, handlers, and what these share are made for these responses alone. So what comes of a
  /// journal's line depends on no other line: lines can be sampled, torn out and dealt to any number of
  /// processes, and their counts add up to those of the whole.
  func replay(
    _ responses: [ResponseData],
    in context: RouteContext,
    on stages: StageFlags,
    bothSided: Set<ContentKind>
  ) -> ReplayedLine {
    let scheduler = HistoricalScheduler(initialClock: context.now)
    let bridge = ContentBridge(
      state: makeState(),
      routes: routes,
      handlers: makeHandlers(),
      stages: stages,
      environment: LegacyEnvironment(
        mainScheduler: scheduler,
        backgroundScheduler: scheduler,
        clock: LegacyClock(timeZone: context.timeZone, locale: context.locale) { context.now },
        effects: RecordingEffects()
      )
    )
    bridge.deliver(responses)
    scheduler.advanceTo(context.now)
    bridge.runCandidates()
    scheduler.advanceTo(context.now.addingTimeInterval(Self.comparisonTime))
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
    return ReplayedLine(
      results: results.map { ($0, bridge.evidenceVersion(of: $0.kind)) },
      faults: faults
    )
  }

  private static var comparisonTime: TimeInterval { 0.5 }
}
