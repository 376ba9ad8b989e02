import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// What ledgers prove, to be written.
struct LedgerReport: DumpReport {
  /// A kind that no ledger has.
  struct Uncounted {
    let kind: ContentKind
    let advice: EvidenceAdvice
  }

  let runCount: Int
  let evidence: [Evidence]
  /// The kinds that the tool knows and no ledger has, sorted.
  let uncounted: [Uncounted]
  /// Whether the report has the time that both sides took.
  let tellsTimes: Bool
  let diagnostics: [SourcedDiagnostic]
  /// Whether nothing need be counted.
  let allowsEmpty: Bool

  init(
    _ ledger: Ledger,
    settings: EvidenceSettings,
    sides: [ContentKind: ContentSides]?,
    tellsTimes: Bool,
    allowsEmpty: Bool,
    diagnostics: [SourcedDiagnostic]
  ) {
    runCount = ledger.runCount
    evidence = ledger.evidence(settings, sides: sides)
    let counted = Set(evidence.map(\.key.kind))
    uncounted = (sides ?? [:]).filter { !counted.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { Uncounted(kind: $0.key, advice: EvidenceAdvice(AdviceFacts(sides: $0.value))) }
    self.tellsTimes = tellsTimes
    self.allowsEmpty = allowsEmpty
    self.diagnostics = diagnostics
  }

  var showsDifference: Bool { count(of: .rollBack) > 0 }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// A difference is what is to be rolled back; with everything on `complete` there is no old side.
  var verdict: CheckVerdict {
    CheckVerdict(
      checked: evidence.count { $0.counts.comparisons > 0 },
      differences: count(of: .rollBack),
      hasOldSide: evidence.isEmpty || evidence.contains { $0.stages != [.complete] }
    )
  }

  /// The kinds of which nothing was compared under any version, and why.
  var unchecked: UncheckedKinds {
    var unchecked = UncheckedKinds()
    let compared = Set(evidence.filter { $0.counts.comparisons > 0 }.map(\.key.kind))
    for one in evidence where !compared.contains(one.key.kind) {
      unchecked.add(one.key.kind, one.uncheckedReason, contents: one.counts.total)
    }
    if evidence.isEmpty { unchecked.addNoContents() }
    return unchecked
  }
  var jsonHoldsDiagnostics: Bool { true }

  /// The kinds that are not counted and have an advice, sorted.
  func uncountedKinds(_ advice: EvidenceAdvice) -> [ContentKind] {
    uncounted.filter { $0.advice == advice }.map(\.kind)
  }

  func count(of advice: EvidenceAdvice) -> Int { evidence.count { $0.advice == advice } }
}

extension Evidence {
  /// Why nothing was compared, if nothing was.
  fileprivate var uncheckedReason: UncheckedReason {
    if !stages.isEmpty, stages.allSatisfy({ !$0.compares }) {
      return stages.contains(.off) ? .off : .complete
    }
    if counts.ignored > 0 { return .ignored }
    if counts.skipped > 0 { return .skipped }
    return counts.sampledOut > 0 ? .sampledOut : .noResponse
  }
}
