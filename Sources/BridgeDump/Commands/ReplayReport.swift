import Bridge
import ScreenDocument
import ScreenDump

/// What came of a replay, to be written.
struct ReplayReport: DumpReport {
  let name: String
  let progress: ReplayProgress
  let end: ReplayEnd
  /// What is odd about the file of flags.
  let notes: [SourcedDiagnostic]

  var showsDifference: Bool { progress.counts.differences > 0 }
  var jsonHoldsDiagnostics: Bool { true }

  var diagnostics: [SourcedDiagnostic] {
    var diagnostics = notes + progress.diagnostics.map { SourcedDiagnostic($0, in: name) }
    let rest = progress.diagnosticCount - progress.diagnostics.count
    if rest > 0 {
      let more = Diagnostic(
        severity: .warning,
        code: "moreDiagnostics",
        message: "\(rest) more are not told."
      )
      diagnostics.append(SourcedDiagnostic(more, in: name))
    }
    return diagnostics
  }
}
