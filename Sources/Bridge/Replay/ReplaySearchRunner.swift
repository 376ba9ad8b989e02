import Foundation
public import Parity
public import ScreenDocument
public import TopScreen

/// The runner of a search: it runs both sides of each input on virtual time, on a new screen.
@MainActor
public final class ReplaySearchRunner<UIState: AnyObject>: SearchRunner {
  private let replayer: ResponseReplayer<UIState>
  private let defaultContext: ViewDataContext
  private let handlersDeclaringFeeds: LegacyHandlers

  /// The kinds that have both a handler and a route, also if the handler has no output.
  public var comparableKinds: Set<ContentKind> { replayer.kindsWithBothSides }

  /// Prepares runs on the stage `shadow`.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - base: The time, time zone and locale of lines that do not record them.
  ///   - makeHandlers: Creates the legacy handlers of one screen, and the objects that they share.
  ///   - makeState: Creates a state.
  public convenience init(
    routes: ContentRoutes<UIState>,
    base: ViewDataContext,
    makeHandlers: @escaping () -> LegacyHandlers,
    makeState: @escaping () -> UIState
  ) {
    let replayer = ResponseReplayer(
      routes: routes,
      stages: StageFlags(overrides: StageOverrides(all: .shadow)),
      makeHandlers: makeHandlers,
      makeState: makeState
    )
    self.init(replayer, base: base, handlers: makeHandlers())
  }

  package init(
    _ replayer: ResponseReplayer<UIState>,
    base: ViewDataContext,
    handlers: LegacyHandlers
  ) {
    self.replayer = replayer
    defaultContext = base
    handlersDeclaringFeeds = handlers
  }

  /// Returns the kinds whose handlers feed the handler of a kind.
  ///
  /// - Returns: The kinds whose registrations declare the feed.
  public func kinds(feeding kind: ContentKind) -> Set<ContentKind> {
    Set(
      handlersDeclaringFeeds.kinds.filter { handlersDeclaringFeeds.kinds(fedBy: $0).contains(kind) }
    )
  }

  /// Runs both sides of a line and compares them.
  ///
  /// - Parameter line: The responses, the steps after them, and their context.
  /// - Returns: One result for each response and action, and the outputs that the contents of the
  ///   line's first responses show at the end.
  public func run(_ line: JournalLine) -> SearchRun {
    let context = defaultContext.overridden(by: line.context)
    let results = replayer.compare(line, in: context).results.map(\.0)
    let outputs = replayer.outputsStillShown(of: line.responses).map {
      SearchOutput(kind: $0.kind, encoding: $0.output)
    }
    return SearchRun(results: results, lastShownOutputs: outputs)
  }
}
