import ScreenDocument
import TestSupport

@testable import Parity

/// Ledgers with few runs and keys, so that they overlap.
enum RandomLedger {
  static func make(using random: inout Seeded) -> Ledger {
    var ledger = Ledger()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      var run = LedgerRun(watchedKindCount: Int.random(in: 1...3, using: &random))
      if Bool.random(using: &random) { run.installation = Bool.random(using: &random) ? "i" : "j" }
      if Bool.random(using: &random) {
        run.input = ReadLinesFingerprint(
          lines: .random(in: 0...2, using: &random),
          digest: random.next(),
          isFinal: Bool.random(using: &random)
        )
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        run.mergeLaterState(of: entry(using: &random))
      }
      ledger.merge(run, as: "run \(Int.random(in: 0..<3, using: &random))")
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
    entry.restartCount = Int.random(in: 0...2, using: &random)
    entry.toleratedRate = Bool.random(using: &random) ? 0.01 : 0.02
    entry.stages = Set(Stage.allCases.filter { _ in Bool.random(using: &random) })
    entry.counts = counts(using: &random)
    if Bool.random(using: &random) {
      let aspect = ParityAspect.allCases.randomElement(using: &random) ?? .value
      entry.firstDifference = DifferencePlace(aspect, path: "/a/\u{2028}\"")
    }
    entry.days = LatestUTCDays(days(using: &random))
    entry.fedKinds = Bool.random(using: &random) ? [] : ["b", "日本"]
    entry.cohort = [nil, "", "iOS \"18\""].randomElement(using: &random) ?? nil
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = DifferencePlace(.order, path: "/\(Int.random(in: 0...20, using: &random))/*")
      entry.places.add(Int.random(in: 1...9, using: &random), at: place)
    }
    if entry.counts.hashed > 0 || Int.random(in: 0..<4, using: &random) == 0 {
      entry.responseSample = distinct(using: &random)
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      entry.latency.legacy.add(.nanoseconds(Int.random(in: 0...99, using: &random)))
      entry.latency.state.add(.seconds(Int.random(in: 0...99, using: &random)))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      entry.trip = EvidenceTrip(
        key: entry.key,
        differences: 3,
        comparisons: 10,
        logEValue: MixtureTest(rateAtMost: entry.toleratedRate)
          .logEValue(differences: 3, count: 10),
        alpha: 0.02,
        firstDifference: entry.firstDifference
      )
    }
    return entry
  }

  /// Returns a sample of few different hashes, so that two samples overlap.
  static func distinct(using random: inout Seeded) -> DistinctResponseSample {
    var distinct = DistinctResponseSample(hashKeyName: Bool.random(using: &random) ? "k" : "l\"")
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let day = UTCDay(number: .random(in: 20_000...20_003, using: &random))
      let hash = [0, 1, 2, UInt64.max - 1, .max, 1 << 60].randomElement(using: &random) ?? 0
      distinct.add(hash, differs: Int.random(in: 0..<3, using: &random) == 0, on: day)
    }
    return distinct
  }

  private static func counts(using random: inout Seeded) -> EvidenceCounts {
    EvidenceCounts(
      matched: Int.random(in: 0...2, using: &random),
      mismatched: Int.random(in: 0...1, using: &random),
      candidateError: Int.random(in: 0...1, using: &random),
      ignored: Int.random(in: 0...1, using: &random),
      skipped: Int.random(in: 0...1, using: &random)
    ).with(
      late: Int.random(in: 0...1, using: &random),
      hashed: Int.random(in: 0...1, using: &random),
      repeated: Int.random(in: 0...1, using: &random)
    )
  }

  private static func days(using random: inout Seeded) -> [UTCDay] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      UTCDay(number: .random(in: 20_000...20_003, using: &random))
    }
  }
}
