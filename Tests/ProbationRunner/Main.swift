import Bridge
import CounterScreen
import Foundation
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

/// Launches an app that runs a candidate: `ProbationRunner FOLDER survives|traps|blocks`.
///
/// It writes a byte to standard output when the candidate runs, and at its end the stage of the
/// content.
@main
struct Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(2) }
    let end = arguments[2]
    let probation = CandidateProbation(folder: arguments[1], appVersion: "4.2")
    var context = EvaluationContext()
    context.appVersion = "4.2"
    let stages = StageFlags(overrides: StageOverrides(all: .shadow), context: context)
    stages.restoreTrips(from: probation)
    let bridge = ContentBridge(
      state: CounterUIState(),
      routes: ContentRoutes {
        ContentRoute(.counter, slots: \.counter) { response in
          FileHandle.standardOutput.write(Data(".".utf8))
          if end == "traps" { preconditionFailure("The candidate traps.") }
          while end == "blocks" { sleep(1) }
          return CounterViewData(response.count)
        }
      },
      handlers: LegacyHandlers { LegacyHandler(.counter) { _ in Handler() } },
      stages: stages,
      environment: LegacyEnvironment(effects: RecordingEffects()),
      candidates: CandidateSettings(probation: probation)
    )
    bridge.deliver(try ContentDocument.counters("counter#a=1").contents)
    bridge.runSomeCandidates()
    let outcomes = bridge.compareSome().results.map(\.outcome.rawValue)
    print(bridge.stage(of: "a").map(\.rawValue) ?? "–", outcomes.joined(separator: " "))
  }
}

private final class Handler: ObservableLegacyHandler {
  private let counts = PublishRelay<Int>()

  var output: Observable<CounterViewData> { counts.map { CounterViewData($0) } }

  func configure(_ response: CounterResponse) { counts.accept(response.count) }
}
