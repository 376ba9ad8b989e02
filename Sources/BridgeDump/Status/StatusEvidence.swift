import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

/// The evidence of the ledgers of `--ledger`.
@MainActor
struct StatusEvidence {
  let progress: [LedgerProgress]
  let diagnostics: [SourcedDiagnostic]
  private let evidence: [Evidence]

  /// Reads and merges the ledgers.
  init(
    _ request: DumpRequest,
    _ settings: EvidenceSettings,
    sides: [ContentKind: ContentSides]
  ) throws(DumpFailure) {
    var ledger = Ledger()
    var diagnostics: [SourcedDiagnostic] = []
    for path in request.arguments.values(of: StatusOptions.ledger) {
      let reading = try LedgerCommand.reading(path, for: request, settings)
      ledger.merge(reading.ledger)
      diagnostics += reading.diagnostics.located(in: path)
    }
    if let conflict = ledger.inputConflict { throw DumpFailure(conflict) }
    self.diagnostics = diagnostics
    evidence = ledger.evidence(settings, sides: sides)
    progress = ledger.progress(settings)
  }

  /// The versions of the app that have counts, sorted.
  var appVersions: [String] {
    Set(evidence.map(\.key.appVersion)).subtracting([""]).sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
  }

  /// Returns the evidence of a kind's newest version; `nil` if no ledger has the kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - flagVersion: The current version of its flag, which is preferred to newer ones; `nil` if it is
  ///     unknown.
  /// - Returns: The evidence.
  func newest(of kind: ContentKind, flagVersion: String?) -> Evidence? {
    let all = evidence.filter { $0.key.kind == kind }
    let current = all.filter { $0.key.flagVersion == flagVersion }
    return (current.isEmpty ? all : current).max { $0.isOlder(than: $1) }
  }
}
