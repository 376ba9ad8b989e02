import Bridge
import Foundation
import Parity

/// How soon a content is advised to advance, and how often wrongly.
struct ResponseSimulation {
  let name: String
  let traffic: (_ rate: Double) -> any Traffic
  /// The number of simulated days.
  var days = 120
  /// Whether a rate applies: a single response either always or never differs.
  var hasRate = true

  static let perDay = 1_000
  private static let pool = MixtureTest(rateAtLeast: 0.01)

  /// Returns the number of comparisons after which each run is advised to advance; runs that never
  /// advance are missing.
  func advances(rate: Double, runs: Int, seed: UInt64) -> [Int] {
    (0..<runs).compactMap { run in
      var random = Random(seed: Random.mixed(seed &+ UInt64(run)))
      return advance(traffic(rate), &random)
    }
  }

  private func advance(_ traffic: any Traffic, _ random: inout Random) -> Int? {
    var traffic = traffic
    var ledger = SimulatedLedger()
    for _ in 0..<days {
      for (index, comparison) in traffic.day(Self.perDay, &random).enumerated() {
        ledger.add(comparison)
        // Checks the pool after every fifth comparison, and the full evidence only if the pool
        // would advance.
        guard index % 5 == 4, Self.poolAdvances(ledger) else { continue }
        guard index % 250 == 249 || ledger.comparisons < 3_000 else { continue }
        if ledger.evidence?.advice == .advance { return ledger.comparisons }
      }
      ledger.nextDay()
    }
    return nil
  }

  private static func poolAdvances(_ ledger: SimulatedLedger) -> Bool {
    pool.logEValue(differences: ledger.differences, count: ledger.comparisons) >= log(20)
  }

  /// All simulations.
  static var all: [ResponseSimulation] {
    [20, 100, 300, 1_000, 10_000, 100_000, 1_000_000].map { count in
      ResponseSimulation(
        name: "Zipf, \(count.formatted(.number.locale(Locale(identifier: "en")))) different"
      ) {
        ZipfTraffic(different: count, rate: $0)
      }
    } + [
      ResponseSimulation(
        name: "one response for ever",
        traffic: { CampaignTraffic(days: .max, rate: $0) },
        hasRate: false
      ),
      ResponseSimulation(
        name: "one banner a day",
        traffic: { CampaignTraffic(days: 1, rate: $0) },
        days: 365
      ),
      ResponseSimulation(
        name: "a new campaign each week",
        traffic: { CampaignTraffic(days: 7, rate: $0) },
        days: 365
      ),
      ResponseSimulation(
        name: "a new campaign every two weeks",
        traffic: { CampaignTraffic(days: 14, rate: $0) },
        days: 365
      ),
      ResponseSimulation(
        name: "a new campaign each week, 30 % of the traffic, beside 20",
        traffic: { CampaignTraffic(days: 7, rate: $0, share: 0.3) },
        days: 365
      ),
      ResponseSimulation(name: "one user's cached response, beside 20") {
        CachedTraffic(different: 20, rate: $0)
      },
      ResponseSimulation(name: "one user's cached response, beside 100,000") {
        CachedTraffic(different: 100_000, rate: $0)
      },
    ]
  }
}
