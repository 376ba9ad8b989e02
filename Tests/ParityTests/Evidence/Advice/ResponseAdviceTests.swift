import Foundation
import ScreenDocument
import TestSupport
import Testing

@testable import Parity

/// When a content may advance by its responses, with realistic traffic.
///
/// The seeds are fixed; `swift run -c release Simulations` in `Benchmarks` prints the whole
/// simulation.
@Suite(.long) struct ResponseAdviceTests {
  /// A content whose ledger is evaluated after each day.
  private struct Content {
    private(set) var entry = LedgerEntry(
      key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0")
    )
    private var day = UTCDay(number: 20_000)

    init() {
      entry.stages = [.shadow]
      entry.responseSample = DistinctResponseSample(hashKeyName: "k")
    }

    mutating func compare(_ response: Int, _ count: Int = 1, differs: Bool = false) {
      var hash = Seeded(seed: UInt64(response))
      let value = hash.next()
      entry.counts.add(
        EvidenceCounts(matched: differs ? 0 : count, mismatched: differs ? count : 0).with(
          hashed: count
        )
      )
      entry.days.insert(day)
      entry.responseSample?.add(value, differs: differs, on: day)
    }

    /// The current advice.
    var advice: EvidenceAdvice? {
      var ledger = Ledger()
      ledger.merge([entry], of: "r")
      return ledger.evidence().first?.advice
    }

    /// Ends the day, and returns the advice.
    mutating func endDay() -> EvidenceAdvice? {
      day = UTCDay(number: day.number + 1)
      return advice
    }
  }

  @Test func `one response does not advance until it was the only one for eight more days`() {
    var content = Content()
    content.compare(1, 377)
    #expect(content.endDay() == .hold)
    for _ in 0..<7 {
      content.compare(1, 1_000)
      #expect(content.endDay() == .hold)
    }
    content.compare(1)
    #expect(content.endDay() == .advance)
  }

  @Test func `a new banner per day does not advance before 455 banners, at any traffic`() {
    var content = Content()
    for banner in 1..<455 {
      content.compare(banner, 1_000)
      #expect(content.endDay() == .hold, "banner \(banner)")
    }
    content.compare(455, 1_000)
    #expect(content.endDay() == .advance)
  }

  @Test(arguments: [true, false])
  func `a new campaign per week does not advance, at any hour of its start`(atNoon: Bool) {
    var content = Content()
    for day in 0..<180 {
      if atNoon {
        content.compare(max(0, day - 1) / 7, 500)
        #expect(content.advice == .hold, "before noon of day \(day)")
      }
      content.compare(day / 7, 500)
      for other in 1...20 { content.compare(1_000 + other, 20) }
      #expect(content.endDay() == .hold, "day \(day)")
    }
  }

  @Test func `many distinct responses advance at once, few after more comparisons`() throws {
    var random = Seeded(seed: 3)
    var firstDays: [Int: Int] = [:]
    for different in [20, 100, 1_000_000] {
      var content = Content()
      for day in 0..<40 {
        for _ in 0..<1_000 {
          // By Zipf's law: about the reciprocal of the rank.
          let rank = pow(Double(different), Double.random(in: 0..<1, using: &random))
          content.compare(Int(rank))
        }
        guard content.endDay() == .advance else { continue }
        firstDays[different] = day
        break
      }
    }
    #expect(firstDays[1_000_000] == 0, "\(firstDays)")
    #expect(try #require(firstDays[20]) >= 8, "\(firstDays)")
    #expect(try #require(firstDays[100]) > #require(firstDays[20]), "\(firstDays)")
  }

  @Test func `at a rate of 1 %, almost no content advances`() {
    var random = Seeded(seed: 4)
    var advanced = 0
    for _ in 0..<20 {
      var content = Content()
      for _ in 0..<15 {
        for _ in 0..<200 {
          let differs = Int.random(in: 0..<100, using: &random) == 0
          let response = Int.random(in: 0..<10, using: &random)
          content.compare(differs ? 100 : response, differs: differs)
        }
        guard content.endDay() == .advance else { continue }
        advanced += 1
        break
      }
    }
    #expect(advanced <= 2)
  }
}
