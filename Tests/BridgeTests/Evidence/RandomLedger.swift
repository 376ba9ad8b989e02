import ScreenDocument
import TestSupport

@testable import Bridge

/// Ledgers of few runs and keys, so that they overlap.
enum RandomLedger {
  static func make(using random: inout Seeded) -> Ledger {
    var ledger = Ledger()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      ledger.merge(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in entry(using: &random) },
        of: "run \(Int.random(in: 0..<3, using: &random))",
        contents: Int.random(in: 1...3, using: &random)
      )
      if Int.random(in: 0..<8, using: &random) == 0 { ledger.clear("a") }
    }
    return ledger
  }

  static func entry(using random: inout Seeded) -> LedgerEntry {
    let kinds: [ContentKind] = ["a", "b"]
    var entry = LedgerEntry(
      key: EvidenceKey(
        kind: kinds[Int.random(in: 0..<2, using: &random)],
        flagVersion: Bool.random(using: &random) ? "1" : "2",
        appVersion: "1.0"
      )
    )
    entry.restart = Int.random(in: 0...2, using: &random)
    entry.toleratedRate = Bool.random(using: &random) ? 0.01 : 0.02
    entry.stages = Set(Stage.allCases.filter { _ in Bool.random(using: &random) })
    entry.counts = EvidenceCounts(
      matched: Int.random(in: 0...2, using: &random),
      mismatched: Int.random(in: 0...1, using: &random),
      candidateError: Int.random(in: 0...1, using: &random),
      ignored: Int.random(in: 0...1, using: &random),
      skipped: Int.random(in: 0...1, using: &random)
    )
    entry.firstDifference = Bool.random(using: &random) ? "/a/\u{2028}\"" : nil
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      entry.latency.legacy.add(.nanoseconds(Int.random(in: 0...99, using: &random)))
      entry.latency.state.add(.seconds(Int.random(in: 0...99, using: &random)))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      entry.trip = EvidenceTrip(
        key: entry.key,
        differences: 3,
        comparisons: 16,
        logValue: 4.656_421_854_033_045,
        alpha: 0.01,
        firstDifference: entry.firstDifference
      )
    }
    return entry
  }
}
