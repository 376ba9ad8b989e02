import Foundation
import ScreenDocument
import TestSupport
import Testing

@testable import Parity

/// The advice for the merged ledger of 1,000 devices with 200 comparisons each.
///
/// The seeds are fixed; `swift run -c release Simulations` in `Benchmarks` prints the whole
/// simulation.
@Suite(.long) struct FleetTests {
  /// The difference rates of a fleet, and the responses that its devices compare.
  private struct Fleet {
    var rate: Double
    var alwaysDiffering = 0
    /// The numbers of distinct responses and of days; `nil` if they are unknown.
    var responses: (different: Int, days: Int)?
  }

  @Test func `at half the tolerated rate, no fleet is rolled back`() {
    let advice = Self.advice(Fleet(rate: 0.005), fleets: 4, seed: 1)
    #expect(advice["rollBack", default: 0] == 0, "\(advice)")
  }

  @Test func `at the tolerated rate, at most α of all fleets are rolled back or investigated`() {
    let advice = Self.advice(Fleet(rate: 0.01), fleets: 4, seed: 2)
    #expect(advice == ["hold": 4])
  }

  @Test func `at five times the tolerated rate, every fleet is rolled back`() {
    let advice = Self.advice(Fleet(rate: 0.05), fleets: 2, seed: 3)
    #expect(advice == ["rollBack": 2])
  }

  @Test func `if 18 of 1,000 devices always differ, every fleet is investigated`() {
    let fleet = Fleet(rate: 0, alwaysDiffering: 18, responses: (1_000_000, 1))
    #expect(Self.advice(fleet, fleets: 1, seed: 4) == ["investigate": 1])
    let sound = Fleet(rate: 0, responses: (1_000_000, 1))
    #expect(Self.advice(sound, fleets: 1, seed: 4) == ["advance": 1])
    let unknown = Fleet(rate: 0, alwaysDiffering: 18)
    #expect(Self.advice(unknown, fleets: 2, seed: 4) == ["investigate": 2])
  }

  @Test(
    arguments: [
      (nil, "hold"), ((1_000_000, 1), "advance"), ((20, 9), "advance"), ((20, 8), "hold"),
      ((1, 1), "hold"),
    ] as [((Int, Int)?, String)]
  )
  func `at a tenth of the tolerated rate, a fleet advances if its responses allow it`(
    responses: (Int, Int)?,
    advice: String
  ) {
    let fleet = Fleet(rate: 0.001, responses: responses.map { (different: $0.0, days: $0.1) })
    #expect(Self.advice(fleet, fleets: 1, seed: 5) == [advice: 1])
  }

  private static func advice(_ fleet: Fleet, fleets: Int, seed: UInt64) -> [String: Int] {
    var random = Seeded(seed: seed)
    var found: [String: Int] = [:]
    for _ in 0..<fleets {
      var ledger = Ledger()
      for device in 0..<1_000 {
        let entry = entry(fleet, differs: device < fleet.alwaysDiffering, using: &random)
        ledger.merge([entry], of: "device \(device)", installation: "\(device)")
      }
      for evidence in ledger.evidence() { found[evidence.advice.rawValue, default: 0] += 1 }
    }
    return found
  }

  /// Returns the counts of a device, which stops at its own trip.
  private static func entry(
    _ fleet: Fleet,
    differs isWrong: Bool,
    using random: inout Seeded
  ) -> LedgerEntry {
    var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0"))
    entry.stages = [.shadow]
    if fleet.responses != nil { entry.responseSample = DistinctResponseSample(hashKeyName: "k") }
    for _ in 0..<200 {
      let differs = isWrong || Double(random.next() >> 11) * 0x1p-53 < fleet.rate
      entry.counts.add(differs ? .mismatched : .matched)
      if let responses = fleet.responses {
        let number = UInt64.random(in: 0..<UInt64(responses.different), using: &random)
        var hash = Seeded(seed: number)
        let day = UTCDay(number: UInt16.random(in: 0..<UInt16(responses.days), using: &random))
        entry.counts.addHashed(isRepeatedOnSameDay: false)
        entry.days.insert(day)
        entry.responseSample?.add(hash.next(), differs: differs, on: day)
      }
      if differs, trips(entry.counts) { break }
    }
    return entry
  }

  private static func trips(_ counts: EvidenceCounts) -> Bool {
    test.logEValue(differences: counts.differences, count: counts.comparisons) >= log(100)
  }

  private static let test = MixtureTest(rateAtMost: 0.01)
}
