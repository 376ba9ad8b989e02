import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

/// The evidence in the merged ledgers of `--ledger`.
@MainActor
struct StatusEvidence {
  let dailyProgress: [LedgerProgressUpToDay]
  let diagnostics: [SourcedDiagnostic]
  /// The ledgers that count nothing, as the user spelled them; all ledgers if they count nothing
  /// together.
  let ledgersWithoutCounts: [String]
  private let evidenceByKind: [ContentKind: [Evidence]]

  /// Reads and merges the ledgers; throws a message for one that cannot be read, and for two
  /// attempts to replay one run that read different lines.
  init(
    _ request: DumpRequest,
    _ settings: EvidenceSettings,
    sides: [ContentKind: ContentSides]
  ) throws(DumpFailure) {
    var ledger = Ledger()
    var diagnostics: [SourcedDiagnostic] = []
    var emptyLedgers: [String] = []
    let paths = request.arguments.values(of: StatusOptions.ledger).withoutRepeatedFiles
    for path in paths {
      let reading = try LedgerCommand.readLedger(path, for: request, settings)
      ledger.merge(reading.ledger)
      if reading.ledger.kinds.isEmpty { emptyLedgers.append(path) }
      diagnostics += reading.diagnostics.located(in: path)
    }
    if let conflict = ledger.replayInputConflict { throw DumpFailure(conflict) }
    self.diagnostics = diagnostics
    let evidence = ledger.evidence(settings, sides: sides)
    evidenceByKind = Dictionary(grouping: evidence, by: \.key.kind)
    // The counts of a kind that was cleared by hand are ignored.
    ledgersWithoutCounts = evidence.isEmpty ? paths : emptyLedgers
    dailyProgress = ledger.progressByDay(settings)
  }

  /// The versions of the app in the ledgers, sorted; an empty version is left out.
  var appVersions: [String] {
    Set(evidenceByKind.values.joined().map(\.key.appVersion)).subtracting([""]).sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
  }

  /// Returns a kind's newest evidence for the current version of its flag.
  ///
  /// If there is none for the current version, the result is the newest evidence for any version.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - flagVersion: The current version of its flag; `nil` if it is unknown.
  /// - Returns: The evidence; `nil` if no ledger counts the kind.
  func newestEvidence(of kind: ContentKind, flagVersion: String?) -> Evidence? {
    let all = evidenceByKind[kind] ?? []
    let current = all.filter { $0.key.flagVersion == flagVersion }
    return (current.isEmpty ? all : current).max { $0.isOlder(than: $1) }
  }
}
