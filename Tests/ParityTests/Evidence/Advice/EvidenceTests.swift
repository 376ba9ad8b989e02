import Foundation
import ScreenDocument
import Testing

@testable import Parity

@Suite struct EvidenceTests {
  struct Case: Sendable {
    var matched: Int
    var mismatched = 0
    var different: Int
    /// The number of days before the last one on which the responses were first compared.
    var days = 0
    var advice: EvidenceAdvice
    var explanation: String
  }

  @Test(arguments: [
    Case(
      matched: 0,
      different: 0,
      advice: .hold,
      explanation: "Nothing was compared: 455 distinct responses without a difference would prove "
        + "a rate below 1 %."
    ),
    Case(
      matched: 454,
      different: 454,
      advice: .hold,
      explanation: "0 of 454 comparisons differ, of 454 distinct responses on 1 day: 1 more "
        + "distinct one without a difference would prove a rate below 1 %."
    ),
    Case(
      matched: 455,
      different: 455,
      advice: .advance,
      explanation: "0 of 455 comparisons differ, of 455 distinct responses on 1 day: the rate is "
        + "below 1 % (E = 40, α = 2.5 %)."
    ),
    Case(
      matched: 377,
      different: 1,
      advice: .hold,
      explanation:
        "0 of 377 comparisons differ, of one response on 1 day: 374 more comparisons of "
        + "the same responses without a mismatch, on 8 more days, would prove a rate below 1 %."
    ),
    Case(
      matched: 377,
      different: 9,
      days: 2,
      advice: .hold,
      explanation:
        "0 of 377 comparisons differ, of 9 distinct responses on 3 days: 1827 more comparisons "
        + "of the same responses without a mismatch, on 6 more days, would prove a rate below 1 %."
    ),
    Case(
      matched: 2_204,
      different: 9,
      days: 7,
      advice: .hold,
      explanation: "0 of 2204 comparisons differ, of 9 distinct responses on 8 days: 1 more day "
        + "without a mismatch would prove a rate below 1 %."
    ),
    Case(
      matched: 2_204,
      different: 9,
      days: 8,
      advice: .advance,
      explanation: "0 of 2204 comparisons differ, of 9 distinct responses on 9 days: the rate is "
        + "below 1 % (E = 40.1, α = 2.5 %)."
    ),
    Case(
      matched: 13,
      mismatched: 3,
      different: 16,
      advice: .rollBack,
      explanation:
        "3 of 16 comparisons differ, first at /p: the rate is above 1 % (E = 105, α = 1 %)."
    ),
    Case(
      matched: 14,
      mismatched: 3,
      different: 17,
      advice: .hold,
      explanation: "3 of 17 comparisons differ, of 17 distinct responses on 1 day: 1162 more "
        + "distinct ones without a difference would prove a rate below 1 %."
    ),
    Case(
      matched: 0,
      mismatched: 1 << 40,
      different: 1,
      advice: .rollBack,
      explanation: "1099511627776 of 1099511627776 comparisons differ, first at /p: "
        + "the rate is above 1 % (E = 10^2199023255545, α = 1 %)."
    ),
  ])
  func `advises what the counts prove, and reports what is missing`(one: Case) {
    let evidence = Self.evidence(
      EvidenceCounts(matched: one.matched, mismatched: one.mismatched).with(
        hashed: one.matched + one.mismatched
      ),
      different: one.different,
      days: one.days
    )
    #expect(evidence.advice == one.advice)
    #expect(evidence.explanation == one.explanation)
  }

  @Test func `the reported number of missing comparisons suffices, and one fewer does not`() {
    for matched in [0, 1, 100, 377, 2_000] {
      for different in [1, 9, 60] where different <= max(1, matched) {
        let counts = { EvidenceCounts(matched: matched + $0).with(hashed: matched + $0) }
        let now = Self.evidence(counts(0), different: matched == 0 ? 0 : different, days: 8)
        guard let more = now.comparisonsToAdvance else {
          #expect(now.advice == .advance)
          continue
        }
        let isOfNew = now.advanceGap == .newResponses(more)
        for (count, advice) in [(more, EvidenceAdvice.advance), (more - 1, .hold)] {
          let then = Self.evidence(
            counts(count),
            different: (matched == 0 ? 0 : different) + (isOfNew ? count : 0),
            days: 8
          )
          #expect(then.advice == advice, "\(matched) of \(different), and \(count)")
        }
      }
    }
  }

  @Test func `contents share one error budget, and the restarts of a device another`() {
    let settings = EvidenceSettings(watchedKindCount: 4)
    #expect(settings.rollBackAlpha(afterRestarts: 0) == 0.0025)
    let restarts = (1...100_000).map { settings.rollBackAlpha(afterRestarts: $0) }
    #expect(abs(restarts.reduce(0, +) - 0.0025) < 1e-7)
    #expect(restarts[1] == restarts[0] / 4)
  }

  @Test func `with more contents, more evidence is required`() {
    let counts = EvidenceCounts(matched: 13, mismatched: 3)
    #expect(Self.evidence(counts).advice == .rollBack)
    #expect(Self.evidence(counts, EvidenceSettings(watchedKindCount: 2)).advice == .hold)
    #expect(
      Self.evidence(counts, EvidenceSettings(watchedKindCount: 3)).rollBackAlphaPerKind == 0.01 / 3
    )
  }

  @Test func `settings out of range are clamped`() {
    let settings = EvidenceSettings(
      toleratedRate: 0,
      rollBackAlpha: 7,
      advanceRate: .nan,
      advanceAlpha: -1,
      watchedKindCount: 0
    )
    let expected = EvidenceSettings(
      toleratedRate: 1e-9,
      rollBackAlpha: 0.5,
      advanceRate: 1e-9,
      advanceAlpha: 1e-9,
      watchedKindCount: 1
    )
    #expect(settings == expected)
  }

  @Test(arguments: [
    (EvidenceCounts(matched: 500, skipped: 26).with(hashed: 500), true),
    (EvidenceCounts(matched: 500, skipped: 27).with(hashed: 500), false),
    (EvidenceCounts(matched: 500, ignored: 100, skipped: 30).with(hashed: 500), true),
    (EvidenceCounts(matched: 500, sampledOut: 100_000).with(hashed: 500), true),
    (EvidenceCounts(matched: 500, skipped: 27).with(late: 27, hashed: 500), false),
  ])
  func `advancing requires comparisons of 95 % of the delivered responses`(
    counts: EvidenceCounts,
    advances: Bool
  ) {
    let evidence = Self.evidence(counts, different: 500)
    #expect(evidence.advice == (advances ? .advance : .hold))
    #expect(evidence.advanceGap == (advances ? nil : .comparedShareTooLow))
    #expect(
      advances
        || evidence.explanation
          == "0 of 500 comparisons differ, but \(counts.skipped) responses were "
          + "skipped: at least 95 % must be compared."
    )
  }

  @Test(arguments: [(1_000, true), (950, true), (949, false), (0, false)])
  func `advancing requires hashes for 95 % of the compared responses`(hashed: Int, advances: Bool) {
    let evidence = Self.evidence(
      EvidenceCounts(matched: 1_000).with(hashed: hashed),
      different: hashed == 0 ? 0 : 500
    )
    #expect(evidence.advice == (advances ? .advance : .hold))
    #expect(evidence.advanceGap == (advances ? nil : .missingHashes))
  }

  @Test func `repeated comparisons on one device and day count once`() {
    let often = Self.evidence(
      EvidenceCounts(matched: 5_000).with(hashed: 5_000, repeated: 4_000),
      different: 9,
      days: 8
    )
    #expect(often.advice == .hold)
    #expect(often.comparisonsToAdvance == 2_204 - 1_000)
    let seldom = Self.evidence(
      EvidenceCounts(matched: 5_000).with(hashed: 5_000, repeated: 2_000),
      different: 9,
      days: 8
    )
    #expect(seldom.advice == .advance)
  }

  @Test(
    arguments: [
      ([], .turnOn, nil), ([.off], .turnOn, nil), ([.shadow], .hold, 455), ([.live], .hold, 455),
      ([.complete], .keepLegacy, nil), ([.off, .complete], .turnOn, nil),
    ] as [(Set<Stage>, EvidenceAdvice, Int?)]
  )
  func `a kind never compared is advised to move to a stage that compares`(
    stages: Set<Stage>,
    advice: EvidenceAdvice,
    more: Int?
  ) {
    let evidence = Self.evidence(EvidenceCounts(), stages: stages)
    #expect(evidence.advice == advice)
    #expect(evidence.comparisonsToAdvance == more)
    #expect(evidence.explanation.contains("would prove") == (advice == .hold))
  }

  @Test func `one skipped response is named in the singular`() {
    let evidence = Self.evidence(
      EvidenceCounts(matched: 10, skipped: 1).with(hashed: 10),
      EvidenceSettings(advanceRate: 0.5, advanceAlpha: 0.5),
      different: 10
    )
    #expect(
      evidence.explanation
        == "0 of 10 comparisons differ, but 1 response was skipped: at least 95 % must be compared."
    )
  }

  @Test(arguments: [
    (0, ""), (1, "; 1 more differed only where it is ignored"),
    (4_500, "; 4500 more differed only where it is ignored"),
  ])
  func `advice to advance names the differences that are ignored`(ignored: Int, clause: String) {
    let evidence = Self.evidence(
      EvidenceCounts(matched: 455, ignored: ignored).with(hashed: 455),
      different: 455
    )
    #expect(evidence.advice == .advance)
    #expect(
      evidence.explanation
        == "0 of 455 comparisons differ, of 455 distinct responses on 1 day\(clause): the rate is "
        + "below 1 % (E = 40, α = 2.5 %)."
    )
  }

  @Test(arguments: [
    (0, ""), (1, "; in its proof, 1 comparison differed only where it is ignored"),
    (4_500, "; in its proof, 4500 comparisons differed only where it is ignored"),
  ])
  func `advice to delete names the ignored differences of its proof`(
    ignored: Int,
    clause: String
  ) {
    let evidence = Self.evidence(
      EvidenceCounts(matched: 455, ignored: ignored).with(hashed: 455),
      different: 455,
      stages: [.complete]
    )
    #expect(evidence.advice == .delete)
    #expect(
      evidence.explanation
        == "delete: nothing uses it, and the state side is proved\(clause) (E = 40, α = 2.5 %)"
    )
  }

  private static func evidence(
    _ counts: EvidenceCounts,
    _ settings: EvidenceSettings = EvidenceSettings(),
    different: Int = 0,
    days: Int = 0,
    stages: Set<Stage> = [.shadow]
  ) -> Evidence {
    var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0"))
    entry.counts = counts
    entry.stages = stages
    entry.firstDifference = DifferencePlace(path: "/p")
    if counts.comparisons > 0 {
      entry.days = LatestUTCDays((0...UInt16(days)).map { UTCDay(number: 20_000 + $0) })
    }
    if different > 0 {
      var distinct = DistinctResponseSample(hashKeyName: "k")
      for hash in 0..<different {
        distinct.add(UInt64(hash), differs: hash < counts.differences, on: UTCDay(number: 20_000))
      }
      entry.responseSample = distinct
    }
    var ledger = Ledger()
    ledger.merge([entry], of: "r")
    return ledger.evidence(settings)[0]
  }
}
