import Parity
import Testing

@Suite struct EvidenceCountsTests {
  @Test(arguments: [
    (ComparisonOutcome.matched, 0, 1, 1), (.mismatched, 1, 1, 1), (.candidateError, 1, 1, 1),
    (.ignored, 0, 0, 1), (.skipped, 0, 0, 1), (.oneSided, 0, 0, 0),
  ])
  func `an outcome counts as a difference, a comparison, or neither`(
    outcome: ComparisonOutcome,
    differences: Int,
    comparisons: Int,
    total: Int
  ) {
    var counts = EvidenceCounts()
    counts.add(outcome)
    #expect(counts.differences == differences)
    #expect(counts.comparisons == comparisons)
    #expect(counts.total == total)
  }

  @Test func `counts saturate at 2⁵³ and at zero`() {
    var counts = EvidenceCounts(matched: .max, mismatched: -5, skipped: 1 << 53)
    #expect(counts == EvidenceCounts(matched: 1 << 53, skipped: 1 << 53))
    counts.add(counts)
    counts.add(.matched)
    #expect(counts == EvidenceCounts(matched: 1 << 53, skipped: 1 << 53))
    #expect(counts.total == 1 << 53)
  }
}
