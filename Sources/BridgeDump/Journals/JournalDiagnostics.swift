import Basics
import Parity
import ScreenDump
import StrictJSON

/// The first 100 diagnostics of journals, and the number of the others.
struct JournalDiagnostics {
  /// The maximum number of diagnostics that are kept.
  private static let maximumCount = 100

  private var keptDiagnostics: [SourcedDiagnostic] = []
  private var omittedCount = 0

  /// Reads a line, and adds the diagnostic of an invalid line, or the warnings of a valid one.
  ///
  /// - Returns: The line; `nil` if it is invalid.
  mutating func validLine(
    _ line: JournalLineSplitter.Line,
    _ reader: inout JournalReader,
    inFile path: String
  ) -> JournalLine? {
    switch JournalLineOrDiagnostic(line, &reader) {
    case .line(let read):
      for warning in read.warnings(inLine: line.number) { add(warning, inFile: path) }
      return read
    case .invalid(let diagnostic):
      add(diagnostic, inFile: path)
      return nil
    }
  }

  /// Counts a diagnostic, and keeps it if it is one of the first.
  mutating func add(_ diagnostic: Diagnostic, inFile path: String) {
    guard keptDiagnostics.count < Self.maximumCount else {
      omittedCount += 1
      return
    }
    keptDiagnostics.append(SourcedDiagnostic(diagnostic, in: URLRedaction.withoutSecrets(path)))
  }

  /// The kept diagnostics; if others were dropped, followed by one with their number.
  var withOmittedCount: [SourcedDiagnostic] {
    guard omittedCount > 0, let last = keptDiagnostics.last else { return keptDiagnostics }
    return keptDiagnostics
      + [SourcedDiagnostic(.unlistedDiagnostics(count: omittedCount), in: last.source)]
  }
}
