import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing

@MainActor
@Suite struct CandidateSamplingTests {
  @Test func `a response outside the sample runs no candidate and counts as sampled out`()
    throws
  {
    let sampling = CandidateSampling(rate: 0, rateOfKind: [:], seed: 1)
    let screen = SlowScreen(.shadow, CandidateSettings(sampling: sampling))
    try screen.show([1, 2])
    screen.settle()
    #expect(screen.log == ["legacy 1", "legacy 2"])
    #expect(screen.results == ["0 sampledOut", "1 sampledOut"])
  }

  @Test func `a kind can have its own sampling rate`() throws {
    let sampling = CandidateSampling(rate: 0, rateOfKind: ["counter": 1], seed: 1)
    let screen = SlowScreen(.shadow, CandidateSettings(sampling: sampling))
    try screen.show([1])
    screen.settle()
    #expect(screen.results == ["0 matched"])
  }

  @Test(arguments: [0.01, 0.1, 0.5, 0.9])
  func `a sample has the requested share and is contained in every larger one`(rate: Double) {
    let seed = UInt64.random(in: .min ... .max)
    let sampling = CandidateSampling(rate: rate, seed: seed)
    let greater = CandidateSampling(rate: rate + 0.05, seed: seed)
    let chosen = (0..<20_000).filter {
      sampling.contains(deliveryNumber: $0, of: "coupons-1", kind: "coupons")
    }
    let share = Double(chosen.count) / 20_000
    // Five standard deviations.
    let deviation = 5 * (rate * (1 - rate) / 20_000).squareRoot()
    #expect(abs(share - rate) < deviation, "seed \(seed)")
    #expect(
      chosen.allSatisfy { greater.contains(deliveryNumber: $0, of: "coupons-1", kind: "coupons") },
      "seed \(seed)"
    )
  }

  @Test func `equal seeds sample equally; another seed or content samples differently`() {
    func sample(_ seed: UInt64, _ id: ContentID) -> [Int] {
      let sampling = CandidateSampling(rate: 0.5, seed: seed)
      return (0..<64).filter { sampling.contains(deliveryNumber: $0, of: id, kind: "counter") }
    }
    #expect(sample(1, "a") == sample(1, "a"))
    #expect(sample(1, "a") != sample(2, "a"))
    #expect(sample(1, "a") != sample(1, "b"))
  }

  @Test(
    arguments: [(-1, 0), (2, 1), (.nan, 0), (.infinity, 1), (0.25, 0.25)] as [(Double, Double)]
  )
  func `a share out of range is clamped`(given: Double, taken: Double) {
    #expect(CandidateSampling(rate: given).rate == taken)
  }

  @Test func `evidence counts sampled-out responses and draws no conclusion from them`() {
    var counts = EvidenceCounts()
    for outcome in [ComparisonOutcome.sampledOut, .sampledOut, .skipped, .matched] {
      counts.add(outcome)
    }
    #expect(counts == EvidenceCounts(matched: 1, skipped: 1, sampledOut: 2))
    #expect(counts.comparisons == 1)
    #expect(counts.total == 4)
  }
}
