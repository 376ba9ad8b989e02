import Bridge
import Foundation
import Parity
import ScreenDocument
import TopScreen

/// Runs the legacy sides of the sample against state sides with a fault, and without.
@MainActor
final class FaultRunner: SearchRunner {
  private let faulty: ReplaySearchRunner<HomeUIState>
  private let sound: ReplaySearchRunner<HomeUIState>

  init(_ fault: PlantedFault) {
    let context = Records.context
    let base = RouteContext(
      now: context.moment ?? .distantPast,
      timeZone: context.timeZone ?? .gmt,
      locale: context.locale ?? .current
    )
    var points = FaultPoints()
    let memory = FaultMemory()
    fault.plant(&points, memory)
    let make = { (routes: ContentRoutes<HomeUIState>) in
      ReplaySearchRunner(
        routes: routes,
        base: base,
        makeHandlers: {
          memory.clear()
          return legacyHomeHandlers()
        },
        makeState: { HomeUIState() }
      )
    }
    faulty = make(points.routes)
    sound = make(FaultPoints().routes)
  }

  var comparableKinds: Set<ContentKind> { faulty.comparableKinds }

  func kinds(feeding kind: ContentKind) -> Set<ContentKind> { faulty.kinds(feeding: kind) }

  func run(_ line: JournalLine) -> SearchRun { faulty.run(line) }

  /// Whether a run shows the fault: the sides differ, in another way than without it.
  func shows(_ run: SearchRun, _ line: JournalLine) -> Bool {
    guard
      run.results.contains(where: { $0.outcome == .mismatched || $0.outcome == .candidateError })
    else { return false }
    return run.results != sound.run(line).results
  }
}
