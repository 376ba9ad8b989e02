import Bridge
import ScreenDocument
import ScreenDump

/// What ledgers prove, to be written.
struct LedgerReport: DumpReport {
  let runCount: Int
  let evidence: [Evidence]
  /// Whether it is told how long both sides took.
  let tellsTimes: Bool
  let diagnostics: [SourcedDiagnostic]

  init(_ ledger: Ledger, tellsTimes: Bool, diagnostics: [SourcedDiagnostic]) {
    runCount = ledger.runCount
    evidence = ledger.evidence()
    self.tellsTimes = tellsTimes
    self.diagnostics = diagnostics
  }

  var showsDifference: Bool { count(of: .rollBack) > 0 }
  var jsonHoldsDiagnostics: Bool { true }

  func count(of advice: EvidenceAdvice) -> Int { evidence.count { $0.advice == advice } }

  func legacyCode(of one: Evidence) -> LegacyCode { LegacyCode(of: one, among: evidence) }
}
