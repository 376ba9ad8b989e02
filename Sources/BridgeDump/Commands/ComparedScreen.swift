import Bridge
import ScreenDocument
import ScreenDump
import TopScreen

/// A screen whose contents were compared: at least one result a content, in the screen's order.
struct ComparedScreen {
  let name: String
  let results: [ComparisonResult]
  let diagnostics: [SourcedDiagnostic]
  /// What both sides show of each result, as far as it is known.
  let outputs: [ComparedOutputs]

  /// Orders the results by content, and adds one for each content that none came of.
  init(
    _ run: BridgedRun,
    comparableKinds: Set<ContentKind>,
    notes: [SourcedDiagnostic] = []
  ) {
    name = run.screen.name
    diagnostics = run.screen.diagnostics + notes
    let byContent = Dictionary(grouping: run.results, by: \.id)
    var results: [ComparisonResult] = []
    var outputs: [ComparedOutputs] = []
    for (item, output) in zip(run.screen.composition.items, run.screen.outputs) {
      let hasOneSide = item.side != .none && !comparableKinds.contains(item.kind)
      let outcome: ComparisonOutcome = hasOneSide ? .oneSided : .skipped
      let single = ComparisonResult(id: item.id, kind: item.kind, outcome: outcome)
      for result in byContent[item.id] ?? [single] {
        results.append(result)
        outputs.append(ComparedOutputs(shown: output, by: item.side, result))
      }
    }
    self.results = results
    self.outputs = outputs
  }

  /// Compares what two sides show and command, step by step; a step that one side lacks is
  /// mismatched.
  init(_ name: String, legacy: [ScriptStep], state: [ScriptStep]) {
    self.name = name
    diagnostics = []
    let count = max(legacy.count, state.count)
    outputs = (0..<count).map { index in
      ComparedOutputs(
        legacy: index < legacy.count ? legacy[index].tree : nil,
        state: index < state.count ? state[index].tree : nil
      )
    }
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
