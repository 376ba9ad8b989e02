import Foundation
import ScreenDocument
import Testing

@testable import Bridge

@Suite struct EvidenceTests {
  struct Case: Sendable {
    var matched: Int
    var mismatched: Int
    var advice: EvidenceAdvice
    var explanation: String
  }

  @Test(arguments: [
    Case(
      matched: 0,
      mismatched: 0,
      advice: .hold,
      explanation: "0 of 0 comparisons differ: 377 more without one would prove a rate below 1 %."
    ),
    Case(
      matched: 376,
      mismatched: 0,
      advice: .hold,
      explanation: "0 of 376 comparisons differ: 1 more without one would prove a rate below 1 %."
    ),
    Case(
      matched: 377,
      mismatched: 0,
      advice: .advance,
      explanation: "0 of 377 comparisons differ: the rate is below 1 % (E = 20, α = 5 %)."
    ),
    Case(
      matched: 661,
      mismatched: 1,
      advice: .hold,
      explanation: "1 of 662 comparisons differ: 1 more without one would prove a rate below 1 %."
    ),
    Case(
      matched: 13,
      mismatched: 3,
      advice: .rollBack,
      explanation:
        "3 of 16 comparisons differ, first at /p: the rate is above 1 % (E = 105, α = 1 %)."
    ),
    Case(
      matched: 14,
      mismatched: 3,
      advice: .hold,
      explanation:
        "3 of 17 comparisons differ: 1062 more without one would prove a rate below 1 %."
    ),
    Case(
      matched: 0,
      mismatched: 1 << 40,
      advice: .rollBack,
      explanation: "1099511627776 of 1099511627776 comparisons differ, first at /p: "
        + "the rate is above 1 % (E = 10^2199023255545, α = 1 %)."
    ),
  ])
  func `advises what the numbers prove`(one: Case) {
    let evidence = Self.evidence(
      EvidenceCounts(matched: one.matched, mismatched: one.mismatched)
    )
    #expect(evidence.advice == one.advice)
    #expect(evidence.explanation == one.explanation)
  }

  @Test func `a trip holds, whatever comes after it`() {
    let trip = EvidenceTrip(
      key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0"),
      differences: 3,
      comparisons: 16,
      logValue: log(105.26),
      alpha: 0.01,
      firstDifference: nil
    )
    let evidence = Self.evidence(EvidenceCounts(matched: 100_000, mismatched: 3), trip: trip)
    #expect(evidence.advice == .rollBack)
    #expect(evidence.explanation == "3 of 16 comparisons differ: E = 105, and 1/α = 100.")
  }

  @Test func `contents share their chance, and restarts share another`() {
    let settings = EvidenceSettings(contents: 4)
    #expect(settings.rollBackAlpha(restart: 0, contents: 4) == 0.0025)
    let restarts = (1...100_000).map { settings.rollBackAlpha(restart: $0, contents: 4) }
    #expect(abs(restarts.reduce(0, +) - 0.0025) < 1e-7)
    #expect(restarts[1] == restarts[0] / 4)
  }

  @Test func `with more contents watched, more must be proved`() {
    let counts = EvidenceCounts(matched: 13, mismatched: 3)
    #expect(Self.evidence(counts).advice == .rollBack)
    #expect(Self.evidence(counts, contents: 2).advice == .hold)
    #expect(Self.evidence(counts, contents: 2).rollBackAlpha == 0.005)
    #expect(Self.evidence(counts, EvidenceSettings(contents: 3)).rollBackAlpha == 0.01 / 3)
  }

  @Test func `settings out of range are the nearest in it`() {
    let settings = EvidenceSettings(
      toleratedRate: 0,
      rollBackAlpha: 7,
      advanceRate: .nan,
      advanceAlpha: -1,
      contents: 0
    )
    let expected = EvidenceSettings(
      toleratedRate: 1e-9,
      rollBackAlpha: 0.5,
      advanceRate: 1e-9,
      advanceAlpha: 1e-9,
      contents: 1
    )
    #expect(settings == expected)
  }

  private static func evidence(
    _ counts: EvidenceCounts,
    _ settings: EvidenceSettings = EvidenceSettings(),
    contents: Int = 1,
    trip: EvidenceTrip? = nil
  ) -> Evidence {
    var entry = LedgerEntry(
      key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0")
    )
    entry.counts = counts
    entry.firstDifference = "/p"
    entry.trip = trip
    var sum = LedgerSum(entry.key)
    sum.add(entry, contents: contents)
    return Evidence(sum, settings)
  }
}
