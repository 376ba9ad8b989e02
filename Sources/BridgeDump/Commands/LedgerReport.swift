import Bridge
import ScreenDocument
import ScreenDump

/// What ledgers prove, to be written.
struct LedgerReport: DumpReport {
  /// A kind of which no ledger tells anything.
  struct Uncounted {
    let kind: ContentKind
    let advice: EvidenceAdvice
  }

  let runCount: Int
  let evidence: [Evidence]
  /// The kinds that the tool knows and no ledger tells of, sorted.
  let uncounted: [Uncounted]
  /// Whether it is told how long both sides took.
  let tellsTimes: Bool
  let diagnostics: [SourcedDiagnostic]

  init(
    _ ledger: Ledger,
    settings: EvidenceSettings,
    sides: [ContentKind: ContentSides]?,
    tellsTimes: Bool,
    diagnostics: [SourcedDiagnostic]
  ) {
    runCount = ledger.runCount
    evidence = ledger.evidence(settings, sides: sides)
    let counted = Set(evidence.map(\.key.kind))
    uncounted = (sides ?? [:]).filter { !counted.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { Uncounted(kind: $0.key, advice: EvidenceAdvice(AdviceFacts(sides: $0.value))) }
    self.tellsTimes = tellsTimes
    self.diagnostics = diagnostics
  }

  var showsDifference: Bool { count(of: .rollBack) > 0 }
  var jsonHoldsDiagnostics: Bool { true }

  /// The kinds that are not counted and have an advice, sorted.
  func uncountedKinds(_ advice: EvidenceAdvice) -> [ContentKind] {
    uncounted.filter { $0.advice == advice }.map(\.kind)
  }

  func count(of advice: EvidenceAdvice) -> Int { evidence.count { $0.advice == advice } }
}
