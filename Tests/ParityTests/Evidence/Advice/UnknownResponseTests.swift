import ScreenDocument
import TestSupport
import Testing

@testable import Parity

/// Comparisons of responses that have no hash, or a hash of another key than most comparisons.
@Suite struct UnknownResponseTests {
  @Test func `days without a comparison of the same response do not count`() throws {
    let banner = Self.entry(matched: 20_000, hashes: [5])
    let later = (1...8).map { Self.entry(matched: 1, days: [$0]) }
    let evidence = try Self.evidence([banner] + later)
    #expect(evidence.advice == .hold)
    #expect(evidence.advanceGap == .comparisonsOfKnownResponses(0, days: 8))
    #expect(evidence.responses.comparisonDayCountSinceNewResponse == 0)
    #expect(
      evidence.explanation
        == "0 of 20008 comparisons differ, of one response on 1 of 9 days: 8 more days without a "
        + "mismatch would prove a rate below 1 %."
    )
  }

  @Test func `days with comparisons of another key do not count`() throws {
    let banner = Self.entry(matched: 20_000, hashes: [5])
    let later = (1...8).map { day in
      let hashes = (0..<50).map { UInt64(1_000 * day + $0) }
      return Self.entry(matched: 50, hashes: hashes, keyName: "l", days: [day])
    }
    let evidence = try Self.evidence([banner] + later)
    #expect(evidence.responses.hashKeyName == "k")
    #expect(evidence.advanceGap == .comparisonsOfKnownResponses(0, days: 8))
  }

  @Test func `days with the same response count`() throws {
    let banner = (0...8).map { Self.entry(matched: 20_000, hashes: [5], days: [$0]) }
    let evidence = try Self.evidence(banner)
    #expect(evidence.advice == .advance)
    #expect(evidence.responses.comparisonDayCountSinceNewResponse == 8)
    #expect(evidence.explanation.contains(" of one response on 9 days: "))
  }

  @Test(arguments: [(0, 8), (8, 0), (1, 1)])
  func `of a run with comparisons without a hash, only certain days count`(
    withoutHash: Int,
    days: Int
  ) throws {
    var run = Self.entry(matched: 20_000 + withoutHash, hashes: [], days: Array(0...8))
    var sample = DistinctResponseSample(hashKeyName: "k")
    sample.add(5, differs: false, on: Self.day(0))
    if withoutHash == 1 { sample.add(5, differs: false, on: Self.day(7)) }
    run.responseSample = sample
    run.counts = run.counts.with(hashed: 20_000)
    let evidence = try Self.evidence([run])
    #expect(evidence.responses.comparisonDayCountSinceNewResponse == days)
    #expect(evidence.responses.comparisonDayCount == 9)
    #expect(evidence.advice == (days == 8 ? .advance : .hold))
  }

  @Test(arguments: ["l", nil])
  func `differences of unknown responses count as distinct responses that differed`(
    keyName: String?
  ) throws {
    let known = (0..<100).map { _ in
      Self.entry(matched: 500, hashes: (0..<500).map { UInt64($0) })
    }
    let unknown = (0..<100).map { index in
      let hashes = (0..<3).map { UInt64(1_000_000 + 3 * index + $0) }
      return Self.entry(
        mismatched: 3,
        hashes: keyName == nil ? [] : hashes,
        keyName: keyName ?? "none"
      )
    }
    let evidence = try Self.evidence(known + unknown)
    #expect(evidence.counts.differences == 300)
    #expect(evidence.responses.hashKeyName == "k")
    #expect(evidence.responses.unsampledDifferenceCount == 300)
    #expect(evidence.responses.provingRule == nil)
    #expect(evidence.advice == .hold)
  }

  @Test func `matches of unknown responses change nothing`() throws {
    let known = Self.entry(matched: 500, hashes: (0..<500).map { UInt64($0) })
    let evidence = try Self.evidence([known, Self.entry(matched: 20)])
    #expect(evidence.responses.provingRule == .fewDistinctResponsesDiffer)
    #expect(evidence.advice == .advance)
  }

  @Test func `the reported number of responses makes up for a difference without a hash`() throws {
    let evidence = { (distinctCount: Int) throws -> Evidence in
      let known = Self.entry(
        matched: distinctCount,
        hashes: (0..<distinctCount).map { UInt64($0) }
      )
      return try Self.evidence([known, Self.entry(mismatched: 1)])
    }
    let now = try evidence(500)
    #expect(now.advice == .hold)
    let more = try #require(now.comparisonsToAdvance)
    #expect(now.advanceGap == .newResponses(more))
    #expect(try evidence(500 + more).advice == .advance)
    #expect(try evidence(500 + more - 1).advice == .hold)
  }

  @Test(arguments: [(5_000, 10, 300, EvidenceAdvice.hold), (100_000, 1, 10, .advance)])
  func `a sample of the responses has a share of the unknown differences`(
    distinctCount: Int,
    comparisonsOfEach: Int,
    differences: Int,
    advice: EvidenceAdvice
  ) throws {
    var random = Seeded(seed: 5)
    let known = Self.entry(
      matched: distinctCount * comparisonsOfEach,
      hashes: (0..<distinctCount).map { _ in random.next() }
    )
    let evidence = try Self.evidence([known, Self.entry(mismatched: differences)])
    #expect(evidence.responses.unsampledDifferenceCount == differences)
    #expect(evidence.advice == advice)
  }

  @Test(arguments: [
    (13, 3, 16, 1, 3), (13, 3, 15, 1, 2), (13, 3, 10, 1, 1), (13, 3, 10, 0, 0), (13, 3, 0, 0, 0),
    (0, 0, 0, 5, 0),
  ])
  func `an entry has as many differences with a hash as are certain`(
    matched: Int,
    mismatched: Int,
    hashed: Int,
    differing: Int,
    expected: Int
  ) {
    var entry = Self.entry(matched: matched, mismatched: mismatched)
    entry.counts = entry.counts.with(hashed: hashed)
    var sample = DistinctResponseSample(hashKeyName: "k")
    for hash in 0..<UInt64(differing) { sample.add(hash, differs: true, on: Self.day(0)) }
    entry.responseSample = sample
    #expect(entry.minimumHashedDifferenceCount == expected)
  }

  private static func day(_ number: Int) -> UTCDay { UTCDay(number: UInt16(20_000 + number)) }

  /// Returns an entry whose responses were all compared on the first of its days.
  ///
  /// All comparisons have a hash, unless there are no hashes. The sides differ for all responses if
  /// there is a mismatch.
  private static func entry(
    matched: Int = 0,
    mismatched: Int = 0,
    hashes: [UInt64] = [],
    keyName: String = "k",
    days: [Int] = [0]
  ) -> LedgerEntry {
    var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0"))
    entry.stages = [.shadow]
    entry.counts = EvidenceCounts(matched: matched, mismatched: mismatched)
    entry.days = LatestUTCDays(days.map(day))
    guard !hashes.isEmpty else { return entry }
    entry.counts = entry.counts.with(hashed: matched + mismatched)
    var sample = DistinctResponseSample(hashKeyName: keyName)
    for hash in hashes { sample.add(hash, differs: mismatched > 0, on: day(days[0])) }
    entry.responseSample = sample
    return entry
  }

  /// Returns the evidence of runs of one installation.
  private static func evidence(_ entries: [LedgerEntry]) throws -> Evidence {
    var ledger = Ledger()
    for (index, entry) in entries.enumerated() {
      ledger.merge([entry], of: "\(index)", installation: "i")
    }
    return try #require(ledger.evidence().first)
  }
}
