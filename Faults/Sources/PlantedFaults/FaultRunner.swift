import Bridge
import Foundation
import Parity
import ScreenDocument
import ShopContents
import ShopLegacy
import TopScreen

/// Runs legacy sides against state sides with a fault, and without.
@MainActor
final class FaultRunner: SearchRunner {
  private let faulty: any SearchRunner
  private let sound: any SearchRunner
  let comparableKinds: Set<ContentKind>
  private let feedingKinds: (ContentKind) -> Set<ContentKind>

  convenience init(_ fault: PlantedFault) {
    let memory = FaultMemory()
    switch fault.plant {
    case .sample(let plant):
      var points = FaultPoints()
      plant(&points, memory)
      self.init(
        faulty: points.routes,
        sound: FaultPoints().routes,
        memory,
        makeHandlers: legacyHomeHandlers,
        makeState: { HomeUIState() }
      )
    case .shop(let plant):
      var points = ShopFaultPoints()
      plant(&points, memory)
      self.init(
        faulty: points.routes,
        sound: shopRoutes(),
        memory,
        makeHandlers: shopHandlers,
        makeState: { ShopUIState() }
      )
    }
  }

  private init<UIState: AnyObject>(
    faulty: ContentRoutes<UIState>,
    sound: ContentRoutes<UIState>,
    _ memory: FaultMemory,
    makeHandlers: @escaping () -> LegacyHandlers,
    makeState: @escaping () -> UIState
  ) {
    let context = Records.context
    let base = ViewDataContext(
      now: context.moment ?? .distantPast,
      timeZone: context.timeZone ?? .gmt,
      locale: context.locale ?? .current
    )
    let make = { (routes: ContentRoutes<UIState>) in
      ReplaySearchRunner(
        routes: routes,
        base: base,
        makeHandlers: {
          memory.clear()
          return makeHandlers()
        },
        makeState: makeState
      )
    }
    let faultyRunner = make(faulty)
    self.faulty = faultyRunner
    self.sound = make(sound)
    comparableKinds = faultyRunner.comparableKinds
    feedingKinds = faultyRunner.kinds(feeding:)
  }

  func kinds(feeding kind: ContentKind) -> Set<ContentKind> { feedingKinds(kind) }

  func run(_ line: JournalLine) -> SearchRun { faulty.run(line) }

  /// Whether a run shows the fault: the sides differ, in another way than without it.
  func shows(_ run: SearchRun, _ line: JournalLine) -> Bool {
    guard
      run.results.contains(where: { $0.outcome == .mismatched || $0.outcome == .candidateError })
    else { return false }
    return run.results != sound.run(line).results
  }
}
