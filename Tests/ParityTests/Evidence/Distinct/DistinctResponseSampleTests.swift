import Foundation
import ScreenDocument
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct DistinctResponseSampleTests {
  private struct Comparison {
    var hash: UInt64
    var differs: Bool
    var day: UTCDay
  }

  @Test func `merging is commutative, associative and idempotent`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<30 {
      let samples = (0..<3).map { _ in
        Self.sample(Self.comparisons(Int.random(in: 0...5_000, using: &random), using: &random))
      }
      let (a, b, c) = (samples[0], samples[1], samples[2])
      #expect(Self.joined(a, b) == Self.joined(b, a), "seed \(seed)")
      let left = Self.joined(Self.joined(a, b), c)
      #expect(left == Self.joined(a, Self.joined(b, c)), "seed \(seed)")
      #expect(Self.joined(left, b) == left, "seed \(seed)")
      #expect(Self.joined(a, a) == a, "seed \(seed)")
    }
  }

  @Test func `any distribution of the comparisons gives the same sample`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<20 {
      let comparisons = Self.comparisons(Int.random(in: 0...6_000, using: &random), using: &random)
      let whole = Self.sample(comparisons)
      var parts = Array(
        repeating: [Comparison](),
        count: Int.random(in: 1...7, using: &random)
      )
      for comparison in comparisons.shuffled(using: &random) {
        parts[Int.random(in: parts.indices, using: &random)].append(comparison)
      }
      let joined = parts.map(Self.sample).shuffled(using: &random)
        .reduce(Self.sample([]), Self.joined)
      #expect(joined == whole, "seed \(seed)")
    }
  }

  @Test func `keeps the responses with the smallest hashes, and their facts`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let comparisons = Self.comparisons(20_000, using: &random)
    let sample = Self.sample(comparisons)
    let expected = Dictionary(grouping: comparisons, by: \.hash)
    #expect(sample.hashes == Array(expected.keys.sorted().prefix(2_048)), "seed \(seed)")
    for (hash, history) in zip(sample.hashes, sample.comparisonHistories) {
      let all = expected[hash] ?? []
      #expect(history.hasDiffered == all.contains(where: \.differs), "seed \(seed)")
      #expect(history.firstDay == all.map(\.day).min(), "seed \(seed)")
      #expect(history.lastDay == all.map(\.day).max(), "seed \(seed)")
    }
  }

  @Test(arguments: [0, 1, 2_047])
  func `the number of distinct responses is exact while all are kept`(count: Int) {
    var random = Seeded(seed: 7)
    let hashes = (0..<count).map { _ in random.next() }
    let sample = Self.sample(
      (hashes + hashes).map { Comparison(hash: $0, differs: false, day: UTCDay(number: 1)) }
    )
    #expect(sample.isDistinctCountExact)
    #expect(sample.distinctCount == count)
  }

  @Test(arguments: [2_048, 10_000, 100_000, 1_000_000])
  func `beyond the limit it is estimated within three standard errors`(count: Int) {
    var random = Seeded(seed: UInt64(count))
    var sample = DistinctResponseSample(hashKeyName: "k")
    for _ in 0..<count { sample.add(random.next(), differs: false, on: UTCDay(number: 1)) }
    #expect(!sample.isDistinctCountExact)
    let error = abs(Double(sample.distinctCount) - Double(count)) / Double(count)
    #expect(error < 3 / Double(DistinctResponseSample.capacity).squareRoot())
  }

  @Test func `a response that differed once counts as different`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<100 {
      var comparisons = (0..<10).map { _ in
        Comparison(hash: 1, differs: false, day: UTCDay(number: 1))
      }
      comparisons[Int.random(in: 0..<10, using: &random)].differs = true
      #expect(Self.sample(comparisons).sampledDifferingCount == 1, "seed \(seed)")
    }
  }

  @Test func `a sample is equal after encoding and decoding`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for count in [1, 10, 3_000] {
      var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "", appVersion: ""))
      entry.responseSample = Self.sample(Self.comparisons(count, using: &random))
      var ledger = Ledger()
      ledger.merge([entry], of: "r")
      let reading = LedgerReading(Array(ledger.text.utf8))
      #expect(reading.diagnostics == [], "seed \(seed)")
      let read = try #require(reading.ledger.runs["r"]?.entries.values.first)
      #expect(read.responseSample == entry.responseSample, "seed \(seed)")
    }
  }

  /// Comparisons with few hashes and days, so that they repeat.
  private static func comparisons(_ count: Int, using random: inout Seeded) -> [Comparison] {
    (0..<count).map { _ in
      var hash = Seeded(seed: UInt64.random(in: 0..<5_000, using: &random))
      return Comparison(
        hash: hash.next(),
        differs: Int.random(in: 0..<50, using: &random) == 0,
        day: UTCDay(number: .random(in: 20_000...20_070, using: &random))
      )
    }
  }

  private static func sample(_ comparisons: [Comparison]) -> DistinctResponseSample {
    var sample = DistinctResponseSample(hashKeyName: "k")
    for one in comparisons { sample.add(one.hash, differs: one.differs, on: one.day) }
    return sample
  }

  private static func joined(
    _ one: DistinctResponseSample,
    _ other: DistinctResponseSample
  ) -> DistinctResponseSample {
    var joined = one
    joined.formUnion(other)
    return joined
  }
}
