import Bridge
import ScreenDocument
import ScreenDump
import TopScreen

/// A screen whose contents were compared: at least one result a content, in the screen's order.
struct ComparedScreen {
  let name: String
  let results: [ComparisonResult]
  let diagnostics: [SourcedDiagnostic]

  /// Orders the results by content, and adds one for each content that none came of.
  init(_ run: BridgedRun, comparableKinds: Set<ContentKind>) {
    name = run.screen.name
    diagnostics = run.screen.diagnostics
    let byContent = Dictionary(grouping: run.results, by: \.id)
    results = run.screen.composition.items.flatMap { item in
      if let results = byContent[item.id] { return results }
      let hasOneSide = item.side != .none && !comparableKinds.contains(item.kind)
      let outcome: ComparisonOutcome = hasOneSide ? .oneSided : .skipped
      return [ComparisonResult(id: item.id, kind: item.kind, outcome: outcome)]
    }
  }

  /// Compares what two sides show and command, step by step; a step that one side lacks is
  /// mismatched.
  init(_ name: String, legacy: [ScriptStep], state: [ScriptStep]) {
    self.name = name
    diagnostics = []
    let count = max(legacy.count, state.count)
    results = (0..<count).map { index in
      let old = index < legacy.count ? legacy[index] : nil
      let new = index < state.count ? state[index] : nil
      let verb = (new ?? old)?.action?.verb ?? "start"
      let differences = ScriptStep.differences(from: old, to: new)
      return ComparisonResult(
        id: ContentID("step \(index) \(verb)"),
        kind: ContentKind(name),
        outcome: differences.isEmpty ? .matched : .mismatched,
        differences: differences
      )
    }
  }
}
