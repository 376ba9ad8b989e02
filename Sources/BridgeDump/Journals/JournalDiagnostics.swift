import Basics
import ScreenDump
import StrictJSON

/// The first 100 diagnostics of journals, and the number of the others.
struct JournalDiagnostics {
  /// The maximum number of diagnostics that are kept.
  private static let maximumCount = 100

  private var keptDiagnostics: [SourcedDiagnostic] = []
  private var omittedCount = 0

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
