import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The report of `ledger`: the evidence of merged ledgers.
struct LedgerReport: DumpReport {
  /// A kind that is in no ledger, and the advice for it.
  struct KindInNoLedger {
    let kind: ContentKind
    let advice: EvidenceAdvice
  }

  /// The names of the ledgers, as the user spelled them.
  let ledgerNames: [String]
  let runCount: Int
  let evidence: [Evidence]
  /// The tool's kinds that are in no ledger, sorted; empty if the command knows no sides.
  let kindsInNoLedger: [KindInNoLedger]
  /// Whether the report shows the times of both sides.
  let showsTimes: Bool
  let diagnostics: [SourcedDiagnostic]
  /// Whether the verdict `nothingChecked` is a success.
  let allowsEmpty: Bool
  /// The tool and the moment of the report, for metrics.
  let toolAndMoment: MetricsToolAndMoment

  init(
    _ evidence: [Evidence],
    runCount: Int,
    ledgerNames: [String],
    sides: [ContentKind: ContentSides]?,
    showsTimes: Bool,
    allowsEmpty: Bool,
    toolAndMoment: MetricsToolAndMoment,
    diagnostics: [SourcedDiagnostic]
  ) {
    self.ledgerNames = ledgerNames
    self.runCount = runCount
    self.evidence = evidence
    let kindsInLedgers = Set(evidence.map(\.key.kind))
    kindsInNoLedger = (sides ?? [:]).filter { !kindsInLedgers.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { KindInNoLedger(kind: $0.key, advice: EvidenceAdvice(AdviceFacts(sides: $0.value))) }
    self.showsTimes = showsTimes
    self.allowsEmpty = allowsEmpty
    self.toolAndMoment = toolAndMoment
    self.diagnostics = diagnostics
  }

  var foundDifference: Bool { evidenceCount(with: .rollBack) > 0 }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// The verdict of the evidence, in which each advice to roll back is a difference.
  ///
  /// If nothing was compared, and there is evidence and all of it is of stage `complete`, the
  /// verdict is `everythingMoved`.
  var verdict: CheckVerdict {
    CheckVerdict(
      checked: evidence.count { $0.counts.comparisons > 0 },
      differences: evidenceCount(with: .rollBack),
      toolHasLegacySide: evidence.isEmpty || evidence.contains { $0.stages != [.complete] }
    )
  }

  /// The kinds without comparisons under any version, and the reasons.
  var unchecked: UncheckedKinds {
    var unchecked = UncheckedKinds()
    let compared = Set(evidence.filter { $0.counts.comparisons > 0 }.map(\.key.kind))
    for one in evidence where !compared.contains(one.key.kind) {
      unchecked.add(one.key.kind, one.reasonForNoComparison, contentCount: one.counts.total)
    }
    if evidence.isEmpty { unchecked.recordNoContentsAtAll() }
    return unchecked
  }
  var jsonHoldsDiagnostics: Bool { true }

  /// Returns the kinds that are in no ledger and have this advice, sorted.
  func kindsInNoLedger(with advice: EvidenceAdvice) -> [ContentKind] {
    kindsInNoLedger.filter { $0.advice == advice }.map(\.kind)
  }

  /// Whether the evidence is counted by cohort; `false` without evidence.
  var isByCohort: Bool { evidence.contains { $0.group != .all } }

  func evidenceCount(with advice: EvidenceAdvice) -> Int { evidence.count { $0.advice == advice } }
}

extension Evidence {
  /// The reason why nothing was compared.
  fileprivate var reasonForNoComparison: UncheckedReason {
    if !stages.isEmpty, stages.allSatisfy({ !$0.compares }) {
      return stages.contains(.off) ? .stageIsOff : .stageIsComplete
    }
    if counts.ignored > 0 { return .onlyIgnoredDifferences }
    if counts.skipped > 0 { return .skipped }
    return counts.sampledOut > 0 ? .sampledOut : .noResponse
  }
}
