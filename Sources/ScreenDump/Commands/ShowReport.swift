/// The report of `show`: one composed screen, which an app can also write without a command.
///
/// ```swift
/// let screen = DumpedScreen(name: "home", composition: model.composition)
/// let page = ShowReport(screen: screen).document(in: .html)
/// ```
public struct ShowReport: DumpReport {
  /// The composed screen.
  public let screen: DumpedScreen

  /// Creates a report.
  public init(screen: DumpedScreen) {
    self.screen = screen
  }

  /// The exit status: 2 if an error was reported and no content of the screen could be read,
  /// otherwise 0.
  public var status: DumpStatus { screen.hasNoReadableContent ? .wrongInput : .success }
  /// The diagnostics of the screen.
  public var diagnostics: [SourcedDiagnostic] { screen.diagnostics }
  /// `true`: the JSON has a member for the diagnostics.
  public var jsonHoldsDiagnostics: Bool { true }
}
