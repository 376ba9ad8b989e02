import Bridge
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

extension BridgedComposer {
  /// Records the legacy pipelines of screens: at the present stages, with every kind on `off`, and
  /// as one kind with both sides after another moves to `complete`.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - stages: The present stage of each kind; `off` for a kind that is missing.
  ///   - progress: Reports the number of finished recordings.
  /// - Returns: The counts of active pipelines in these recordings, and the legacy code of each
  ///   kind.
  func recordRemainingLegacySide(
    of screens: [ScreenToCompose],
    on stages: [ContentKind: Stage],
    progress: DumpProgress
  ) -> RemainingLegacySide {
    let movable = comparableKindsLatestStageFirst(on: screens, stages)
    let total = movable.count + 2
    progress.show(0, of: total, "recordings")
    let start = screens.map { recordedGraph(of: $0, on: StageOverrides(all: .off)) }
    progress.show(1, of: total, "recordings")
    let present = screens.map {
      recordedGraph(of: $0, on: StageOverrides(kinds: stages, all: .off))
    }
    var overrides = StageOverrides(all: .off)
    let moved = movable.prefix { stages[$0] == .complete }.count
    var steps = [
      RemainingLegacySide.CountsAfterKindMove(
        kindMovedToComplete: nil,
        counts: RemainingLegacySide.Counts(start),
        matchesPresentStages: moved == 0
      )
    ]
    for (index, kind) in movable.enumerated() {
      progress.show(index + 2, of: total, "recordings")
      overrides.kinds[kind] = .complete
      let graphs = screens.map { recordedGraph(of: $0, on: overrides) }
      steps.append(
        RemainingLegacySide.CountsAfterKindMove(
          kindMovedToComplete: kind,
          counts: RemainingLegacySide.Counts(graphs),
          matchesPresentStages: moved == index + 1
        )
      )
    }
    var nodes: [ContentKind: [WiringNode]] = [:]
    for (screen, graph) in zip(screens, start) {
      for (kind, found) in Self.nodesByKind(of: graph, on: screen) {
        nodes[kind, default: []] += found
      }
    }
    return RemainingLegacySide(
      presentCounts: RemainingLegacySide.Counts(present),
      countsAfterKindMoves: steps,
      legacyCodeByKind: legacyCodeByKind(on: screens, nodesByKind: nodes, presentGraphs: present),
      nodesByKindWithEveryKindOff: nodes
    )
  }

  /// Returns the kinds of the screens that have both sides, by stage: `complete` first, `off` last;
  /// kinds on the same stage are in the order of the screens.
  private func comparableKindsLatestStageFirst(
    on screens: [ScreenToCompose],
    _ stages: [ContentKind: Stage]
  ) -> [ContentKind] {
    var seen: Set<ContentKind> = []
    let comparable = kindsWithBothSides
    let kinds = screens.flatMap(\.document.contents).map(\.kind).filter {
      comparable.contains($0) && seen.insert($0).inserted
    }
    return Stage.allCases.reversed().flatMap { stage in
      kinds.filter { stages[$0, default: .off] == stage }
    }
  }

  private func recordedGraph(of screen: ScreenToCompose, on overrides: StageOverrides)
    -> WiringGraph
  {
    let stages = StageFlags(overrides: overrides, context: EvaluationContext())
    return recordWiring(of: screen, on: stages).graph
  }

  private static func nodesByKind(
    of graph: WiringGraph,
    on screen: ScreenToCompose
  ) -> [ContentKind: [WiringNode]] {
    let kinds = Dictionary(
      screen.document.contents.map { ($0.id.rawValue, $0.kind) },
      uniquingKeysWith: { first, _ in first }
    )
    let grouped = graph.nodes.filter { $0.group.flatMap { kinds[$0] } != nil }
    return Dictionary(grouping: grouped) { kinds[$0.group ?? ""] ?? ContentKind("") }
  }

  private func legacyCodeByKind(
    on screens: [ScreenToCompose],
    nodesByKind nodes: [ContentKind: [WiringNode]],
    presentGraphs present: [WiringGraph]
  ) -> [ContentKind: LegacyCodeOfKind] {
    var code: [ContentKind: LegacyCodeOfKind] = [:]
    for kind in Set(screens.flatMap(\.document.contents).map(\.kind))
    where kindsWithAnySide.contains(kind) {
      code[kind] = LegacyCodeOfKind(
        activeNodeCount: 0,
        activeListenerCount: 0,
        ownFiles: [],
        sharedFiles: []
      )
    }
    let users = nodes.mapValues { Set($0.compactMap(\.appFileName)) }
    for (kind, files) in users {
      let others = users.filter { $0.key != kind }.values.reduce(into: Set()) { $0.formUnion($1) }
      code[kind]?.ownFiles = files.subtracting(others).sorted()
      code[kind]?.sharedFiles = files.intersection(others).sorted()
    }
    for (screen, graph) in zip(screens, present) {
      for (kind, found) in Self.nodesByKind(of: graph, on: screen) {
        let active = found.filter(\.isAlive)
        code[kind]?.activeNodeCount += active.count
        code[kind]?.activeListenerCount += active.count { $0.role == .listener }
      }
    }
    return code
  }
}

extension RemainingLegacySide.Counts {
  fileprivate init(_ graphs: [WiringGraph]) {
    self.init()
    for graph in graphs { add(graph) }
  }
}
