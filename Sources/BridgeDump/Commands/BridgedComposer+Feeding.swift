import Bridge
import ScreenDocument
import ScreenDump
import StrictJSON

extension BridgedComposer {
  /// Returns an error for each pair of kinds on a screen in which the handler of one kind listens
  /// to the handler of the other, and its registration does not declare this.
  func undeclaredFeeds(on screen: ScreenToCompose) -> [SourcedDiagnostic] {
    UndeclaredFeedSearch(routes: routes, makeHandlers: makeHandlers, makeState: makeState)
      .undeclaredFeeds(among: screen.document.contents, in: screen.context)
      .map { SourcedDiagnostic(undeclared: $0, in: screen.name) }
  }
}

extension SourcedDiagnostic {
  private static let undeclaredFeedCode = "undeclaredFeed"

  fileprivate init(undeclared feed: UndeclaredFeed, in name: String) {
    let diagnostic = Diagnostic(
      severity: .error,
      code: Self.undeclaredFeedCode,
      message: feed.description
    )
    self.init(diagnostic, in: name)
  }

  /// Whether the diagnostic reports that a handler listens to another one without declaring it.
  var isUndeclaredFeed: Bool { diagnostic.code == Self.undeclaredFeedCode }
}
