import Basics
import ScreenDump
import StrictJSON

/// The first 100 diagnostics of journals, and the number of the others.
struct JournalDiagnostics {
  /// The maximum number of diagnostics that are kept.
  private static let maximumCount = 100

  private var kept: [SourcedDiagnostic] = []
  private var omittedCount = 0

  /// Counts a diagnostic, and keeps it if it is one of the first.
  mutating func add(_ diagnostic: Diagnostic, inFile path: String) {
    guard kept.count < Self.maximumCount else {
      omittedCount += 1
      return
    }
    kept.append(SourcedDiagnostic(diagnostic, in: URLRedaction.withoutSecrets(path)))
  }

  /// The kept diagnostics; if others were dropped, followed by one with their number.
  var withOmittedCount: [SourcedDiagnostic] {
    guard omittedCount > 0, let last = kept.last else { return kept }
    return kept + [SourcedDiagnostic(.unlisted(count: omittedCount), in: last.source)]
  }
}
