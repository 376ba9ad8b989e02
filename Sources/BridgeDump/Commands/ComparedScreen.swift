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
}
