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

  /// The bounds are more than eight standard deviations from the mean.
  @Test func `at the tolerated rate, about 2 of 1,000 contents trip, at any number of looks`() {
    let seed = UInt64.random(in: .min ... .max)
    let trips = Self.trips(rate: 0.01, runs: 100_000, seed: seed)
    let share = Double(trips.count) / 100_000
    #expect(0.001...0.005 ~= share, "\(share); seed \(seed)")
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
    var trips: [Int] = []
    for _ in 0..<runs {
      var (look, differences) = (0, 0)
      while look <= looks {
        // The number of equal comparisons before the next difference has a geometric distribution.
        look += 1 + Int(log(Double.random(in: 0..<1, using: &random).nextUp) / log(1 - rate))
        differences += 1
        if look <= looks, differences < bounds.count, look <= bounds[differences] {
          trips.append(look)
          break
        }
      }
    }
    return trips
  }
}
