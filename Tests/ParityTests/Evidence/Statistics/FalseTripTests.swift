import Foundation
import Parity
import TestSupport
import Testing

/// How often, and after how many comparisons, contents of known rates trip: p0 and α of 1 %,
/// evaluated after each of 3,000 comparisons.
@Suite(.long) struct FalseTripTests {
  private static let looks = 3_000
  /// For each number of differences, the largest count at which it trips; 0 if it never does.
  private static let bounds: [Int] = {
    let test = MixtureTest(rateAtMost: 0.01)
    return (0...200).map { differences in
      var trips = differences
      var short = looks + 1
      let isTripped = { test.logEValue(differences: differences, count: $0) >= log(100) }
      guard differences > 0, isTripped(differences) else { return 0 }
      while short - trips > 1 {
        let middle = (trips + short) / 2
        if isTripped(middle) { trips = middle } else { short = middle }
      }
      return trips
    }
  }()

  @Test func `at the tolerated rate, about 3 of 1,000 contents trip, at any number of looks`() {
    let seed = UInt64.random(in: .min ... .max)
    let trips = Self.trips(rate: 0.01, runs: 4_000, seed: seed)
    let share = Double(trips.count) / 4_000
    #expect(share <= 0.01, "seed \(seed)")
    #expect(0.0005...0.008 ~= share, "\(share); seed \(seed)")
  }

  @Test(arguments: [(0.05, 172.0), (0.1, 49), (0.3, 9)])
  func `above the tolerated rate, all contents trip soon`(rate: Double, mean: Double) {
    let seed = UInt64.random(in: .min ... .max)
    let trips = Self.trips(rate: rate, runs: 1_000, seed: seed)
    #expect(trips.count == 1_000, "seed \(seed)")
    let found = Double(trips.reduce(0, +)) / Double(trips.count)
    #expect(abs(found - mean) < 0.15 * mean, "\(found); seed \(seed)")
  }

  /// Returns the number of comparisons after which each tripping run trips.
  private static func trips(rate: Double, runs: Int, seed: UInt64) -> [Int] {
    var random = Seeded(seed: seed)
    let limit = UInt64(rate * 0x1p64)
    var trips: [Int] = []
    for _ in 0..<runs {
      var differences = 0
      for look in 1...looks where random.next() < limit {
        differences += 1
        if differences < bounds.count, look <= bounds[differences] {
          trips.append(look)
          break
        }
      }
    }
    return trips
  }
}
