import Bridge
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

extension BridgedComposer {
  /// Records the pipelines of a screen, and the listeners that outlive it.
  ///
  /// It also counts the active nodes: with every kind on `off`, then each time after one more kind
  /// with both sides has moved to `complete`.
  func wiringReport(
    of screen: ScreenToCompose,
    on options: StageOptions,
    progress: DumpProgress
  ) -> WiringReport {
    let recording = recordWiring(of: screen, on: options.stageFlags)
    let dumped = DumpedScreen(
      name: screen.name,
      composition: recording.composition,
      notes: options.warnings(with: recording.stageDiagnostics) + undeclaredFeeds(on: screen)
        + sides.foreignStreamWarnings(
          of: screen.document.contents.lazy.map(\.kind),
          in: screen.name
        )
    )
    let contents = dumped.composition.items + dumped.composition.dataOnlyItems
    return WiringReport(
      recording.graph,
      name: screen.name,
      contentsAndSides: contents.map(WiringReport.ContentAndSide.init),
      outliving: recording.graphAfterRelease.listenersOutlivingScreen,
      nodeCountsOfMigrationSteps: nodeCountsOfMigrationSteps(of: screen, with: contents, progress),
      diagnostics: dumped.diagnostics
    )
  }

  /// Records the pipelines of a screen twice: while the screen is shown, and after it was released.
  func recordWiring(of screen: ScreenToCompose, on stages: StageFlags) -> RecordedWiring {
    let recorder = WiringRecorder()
    var model: TopViewModel? = recorder.record { self.modelAfterRun(of: screen, on: stages) }
    let composition = model?.composition
    let stageDiagnostics = model?.bridge.stageDiagnostics ?? []
    let graph = recorder.graph
    model = nil
    return RecordedWiring(
      graph: graph,
      graphAfterRelease: recorder.graph,
      composition: composition
        ?? ScreenComposition(title: nil, state: .loading, items: [], diagnostics: []),
      stageDiagnostics: stageDiagnostics
    )
  }

  /// Returns the counts of active pipelines with every kind on `off`, then after each move of one
  /// more kind to `complete`; kinds that have moved stay there.
  ///
  /// The kinds of the items that have both sides move: first those that are on `complete` now, then
  /// the others, both in the order of the items.
  private func nodeCountsOfMigrationSteps(
    of screen: ScreenToCompose,
    with items: [ScreenComposition.Item],
    _ progress: DumpProgress
  ) -> [WiringReport.NodeCountsAtMigrationStep] {
    var seen: Set<ContentKind> = []
    let comparable = kindsWithBothSides
    let kinds = items.map(\.kind).filter { comparable.contains($0) && seen.insert($0).inserted }
    // Kinds that have moved come first, so that one step is the present position.
    let complete = Set(
      items.filter { $0.content.decision?.stage == Stage.complete.rawValue }.map(\.kind)
    )
    let movable = kinds.filter(complete.contains) + kinds.filter { !complete.contains($0) }
    let moved = kinds.count(where: complete.contains)
    var overrides = StageOverrides(all: .off)
    var steps = [nodeCountsAtMigrationStep(nil, of: screen, on: overrides, isCurrent: moved == 0)]
    for (index, kind) in movable.enumerated() {
      progress.show(index + 2, of: movable.count + 2, "recordings")
      overrides.kinds[kind] = .complete
      steps.append(
        nodeCountsAtMigrationStep(kind, of: screen, on: overrides, isCurrent: index + 1 == moved)
      )
    }
    return steps
  }

  private func nodeCountsAtMigrationStep(
    _ kind: ContentKind?,
    of screen: ScreenToCompose,
    on overrides: StageOverrides,
    isCurrent: Bool
  ) -> WiringReport.NodeCountsAtMigrationStep {
    let stages = StageFlags(overrides: overrides, context: EvaluationContext())
    let graph = recordWiring(of: screen, on: stages).graph
    return WiringReport.NodeCountsAtMigrationStep(completing: kind, graph, isCurrent: isCurrent)
  }
}

/// The recorded pipelines of a screen, and the screen.
struct RecordedWiring {
  /// The graph while the screen was shown.
  let graph: WiringGraph
  /// The graph after the screen was released.
  let graphAfterRelease: WiringGraph
  let composition: ScreenComposition
  let stageDiagnostics: [Diagnostic]
}
