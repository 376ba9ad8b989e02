import Foundation

/// Computes what the counts of installations prove, without storing the installations.
///
/// The caller adds each installation once.
struct EvidenceAcrossInstallationsBuilder: Sendable {
  /// Installations on which the sides differ: their number, and what is common to them.
  private struct DifferingInstallations {
    private(set) var count = 0
    private var upToTwoCohorts: Set<String?> = []
    private var countByFirstDifference: [DifferencePlace: Int] = [:]

    mutating func add(_ installation: InstallationSum) {
      count += 1
      // Two cohorts are as many as any greater number: there is no common one.
      if upToTwoCohorts.count < 2 { upToTwoCohorts.insert(installation.leastCohort) }
      if let place = installation.leastFirstDifference {
        countByFirstDifference[place, default: 0] += 1
      }
    }

    var sharedCohort: String? {
      upToTwoCohorts.count == 1 ? upToTwoCohorts.first ?? nil : nil
    }

    var mostFrequentFirstDifference: DifferencePlace? {
      countByFirstDifference.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  private var someInstallationsDifferTest: SomeInstallationsDifferTest
  private let minimumLogEValueForProof: Double
  /// The installations whose own counts prove that the sides differ too often on them.
  private var provedDiffering = DifferingInstallations()
  /// The installations with a difference whose e-value is at least 1; contains the proved ones.
  private var suspectedOrProvedDiffering = DifferingInstallations()

  /// Creates a builder without installations.
  ///
  /// - Parameters:
  ///   - rate: The tolerated rate of differences p0.
  ///   - alpha: The probability of a false rollback that is allowed for the kind.
  init(rate: Double, alpha: Double) {
    someInstallationsDifferTest = SomeInstallationsDifferTest(rateAtMost: rate)
    minimumLogEValueForProof = -log(alpha)
  }

  /// Adds an installation with all its counts.
  mutating func add(_ installation: InstallationSum) {
    let counts = SomeInstallationsDifferTest.OneInstallationCounts(
      differences: installation.counts.differences,
      comparisons: installation.counts.comparisons
    )
    someInstallationsDifferTest.add(counts)
    guard counts.differences > 0 else { return }
    let value = someInstallationsDifferTest.logEValue(of: counts)
    if value >= minimumLogEValueForProof { provedDiffering.add(installation) }
    if value >= 0 { suspectedOrProvedDiffering.add(installation) }
  }

  /// What all installations prove.
  var evidence: EvidenceAcrossInstallations {
    let differing = provedDiffering.count > 0 ? provedDiffering : suspectedOrProvedDiffering
    return EvidenceAcrossInstallations(
      installationCount: someInstallationsDifferTest.installationCount,
      logSomeDifferEValue: someInstallationsDifferTest.logEValue,
      differingCount: differing.count,
      sharedCohortOfDiffering: differing.sharedCohort,
      mostFrequentFirstDifference: differing.mostFrequentFirstDifference
    )
  }
}
