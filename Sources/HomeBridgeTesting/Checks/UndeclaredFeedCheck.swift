import Bridge
import Parity
import ScreenDocument
import TopScreen

/// Finds handlers that listen to one another without a declaration by `feeding:`.
@MainActor
struct UndeclaredFeedCheck<UIState: AnyObject> {
  /// The maximum number of screens with the same kinds that are run, 16.
  ///
  /// A handler can send only for some responses, so that one screen is not enough.
  private static var maximumScreensPerKinds: Int { 16 }

  let sides: TestSideFactory<UIState>
  let recorded: RecordedResponses
  /// The moment, time zone and locale for journal lines that do not record them.
  let defaultContext: ViewDataContext

  /// Returns one issue for each undeclared feed from or to one of some kinds, sorted by the feeding
  /// kind and then by the fed one.
  ///
  /// The issue's kind is the one that feeds: its registration lacks the declaration. The screens
  /// are those of the lines and of their steps; of many with the same set of kinds, only some are
  /// run.
  func issuesOfFeeds(fromOrTo kinds: Set<ContentKind>) -> [MigrationIssue] {
    let search = UndeclaredFeedSearch(
      routes: sides.routes,
      makeHandlers: sides.makeHandlers,
      makeState: sides.makeState
    )
    let screens = RecordedScreens(lines: recorded.lines)
      .sample(withAnyOf: kinds, maximumPerKinds: Self.maximumScreensPerKinds)
    var issues: [[ContentKind]: MigrationIssue] = [:]
    for line in screens {
      let context = line.viewDataContext(completedBy: defaultContext)
      sides.crashReport.recordNext(line, in: context)
      for feed in search.undeclaredFeeds(among: line.responses, in: context)
      where kinds.contains(feed.source) || kinds.contains(feed.target) {
        guard let data = line.responses.first(where: { $0.kind == feed.source }) else { continue }
        let response = TestedResponse(data: data, context: context, origin: .recorded)
        let pair = [feed.source, feed.target]
        if issues[pair] == nil {
          issues[pair] = MigrationIssue(.undeclaredFeed, response, feed.description)
        }
      }
    }
    return issues.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}
