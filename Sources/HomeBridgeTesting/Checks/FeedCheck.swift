import Bridge
import Parity
import ScreenDocument
import TopScreen

/// Handlers that listen to one another: each such pair is declared by `feeding:`, or is an issue.
@MainActor
struct FeedCheck<UIState: AnyObject> {
  let bench: TestBench<UIState>
  let recorded: RecordedResponses
  /// The moment and the place of lines that do not say so.
  let context: RouteContext

  /// The undeclared feeds from or to some kinds, one issue each, at the kind whose registration lacks it.
  ///
  /// Of the lines with the same kinds the first is run.
  func issues(of kinds: Set<ContentKind>) -> [MigrationIssue] {
    let search = FeedSearch(
      routes: bench.routes,
      makeHandlers: bench.makeHandlers,
      makeState: bench.makeState
    )
    var seen: Set<Set<ContentKind>> = []
    var issues: [[ContentKind]: MigrationIssue] = [:]
    for line in recorded.lines where seen.insert(Set(line.responses.map(\.kind))).inserted {
      let context = line.routeContext(for: context)
      bench.crash.begin(line, in: context)
      for feed in search.undeclaredFeeds(among: line.responses, in: context)
      where kinds.contains(feed.source) || kinds.contains(feed.target) {
        guard let data = line.responses.first(where: { $0.kind == feed.source }) else { continue }
        let response = TestedResponse(data: data, context: context, seed: nil)
        let pair = [feed.source, feed.target]
        if issues[pair] == nil {
          issues[pair] = MigrationIssue(.feeding, response, feed.description)
        }
      }
    }
    return issues.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}
