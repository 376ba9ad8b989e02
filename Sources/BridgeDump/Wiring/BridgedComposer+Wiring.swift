import Bridge
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

extension BridgedComposer {
  /// Records the pipelines behind a screen, and the pipelines that remain after the screen is
  /// released.
  func wiring(
    of screen: DumpScreen,
    on options: StageOptions,
    progress: DumpProgress
  ) -> WiringReport {
    let recording = record(screen, on: options.stages)
    let dumped = DumpedScreen(
      name: screen.name,
      composition: recording.composition,
      notes: options.notes(with: recording.notes) + undeclaredFeeds(on: screen)
        + sides.foreignStreamNotes(of: screen.document.contents.lazy.map(\.kind), in: screen.name)
    )
    let contents = dumped.composition.items + dumped.composition.data
    return WiringReport(
      recording.graph,
      name: screen.name,
      contents: contents.map(WiringReport.Content.init),
      outliving: recording.after.outlivingListeners,
      steps: steps(of: screen, with: contents, progress),
      diagnostics: dumped.diagnostics
    )
  }

  /// Records the pipelines of a screen, before and after it is released.
  func record(_ screen: DumpScreen, on stages: StageFlags) -> WiringRecording {
    let recorder = WiringRecorder()
    var model: TopViewModel? = recorder.record { self.model(of: screen, on: stages) }
    let composition = model?.composition
    let notes = model?.bridge.stageDiagnostics ?? []
    let graph = recorder.graph
    model = nil
    return WiringRecording(
      graph: graph,
      after: recorder.graph,
      composition: composition
        ?? ScreenComposition(title: nil, state: .loading, items: [], diagnostics: []),
      notes: notes
    )
  }

  /// Returns the counts of active pipelines with every kind on the legacy side, and after moving
  /// one kind after another.
  private func steps(
    of screen: DumpScreen,
    with items: [ScreenComposition.Item],
    _ progress: DumpProgress
  ) -> [WiringReport.Step] {
    var seen: Set<ContentKind> = []
    let comparable = comparableKinds
    let kinds = items.map(\.kind).filter { comparable.contains($0) && seen.insert($0).inserted }
    // Kinds that have moved come first, so that one step is the present position.
    let complete = Set(
      items.filter { $0.content.decision?.stage == Stage.complete.rawValue }.map(\.kind)
    )
    let movable = kinds.filter(complete.contains) + kinds.filter { !complete.contains($0) }
    let moved = kinds.count(where: complete.contains)
    var overrides = StageOverrides(all: .off)
    var steps = [step(nil, of: screen, on: overrides, isHere: moved == 0)]
    for (index, kind) in movable.enumerated() {
      progress.show(index + 2, of: movable.count + 2, "recordings")
      overrides.kinds[kind] = .complete
      steps.append(step(kind, of: screen, on: overrides, isHere: index + 1 == moved))
    }
    return steps
  }

  private func step(
    _ kind: ContentKind?,
    of screen: DumpScreen,
    on overrides: StageOverrides,
    isHere: Bool
  ) -> WiringReport.Step {
    let stages = StageFlags(overrides: overrides, context: EvaluationContext())
    return WiringReport.Step(completing: kind, record(screen, on: stages).graph, isHere: isHere)
  }
}

/// The recorded pipelines of a screen.
struct WiringRecording {
  let graph: WiringGraph
  /// The graph after the screen was released.
  let after: WiringGraph
  let composition: ScreenComposition
  let notes: [Diagnostic]
}
