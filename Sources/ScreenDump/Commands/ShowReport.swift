/// A composed screen, to be written.
package struct ShowReport: DumpReport {
  /// The screen.
  package let screen: DumpedScreen

  /// Creates a report.
  package init(screen: DumpedScreen) {
    self.screen = screen
  }

  /// What was wrong, in the order of the document.
  package var diagnostics: [SourcedDiagnostic] { screen.diagnostics }
  /// `true`: the contract has a place for them.
  package var jsonHoldsDiagnostics: Bool { true }
}
