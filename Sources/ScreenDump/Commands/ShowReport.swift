/// A composed screen, to be written: what `show` prints, for an app that wants it elsewhere.
///
/// ```swift
/// let screen = DumpedScreen(name: "home", composition: model.composition)
/// let page = ShowReport(screen: screen).document(in: .html)
/// ```
public struct ShowReport: DumpReport {
  /// The screen.
  public let screen: DumpedScreen

  /// Creates a report.
  ///
  /// - Parameter screen: The screen.
  public init(screen: DumpedScreen) {
    self.screen = screen
  }

  /// 2 where no content could be read, and 0 otherwise.
  public var status: DumpStatus { screen.isUnreadable ? .wrongInput : .success }
  /// What was wrong, in the order of the document.
  public var diagnostics: [SourcedDiagnostic] { screen.diagnostics }
  /// `true`: the contract has a place for them.
  public var jsonHoldsDiagnostics: Bool { true }
}
