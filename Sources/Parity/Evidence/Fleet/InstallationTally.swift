import Foundation

/// Computes what the counts of installations prove, without storing the installations.
///
/// The caller adds each installation once.
struct InstallationTally: Sendable {
  /// Installations on which the sides differ: their number, and what is common to them.
  private struct DifferingInstallations {
    private(set) var count = 0
    private var cohorts: Set<String?> = []
    private var places: [DifferencePlace: Int] = [:]

    mutating func add(_ installation: FleetInstallation) {
      count += 1
      // Two cohorts are as many as any greater number: there is no common one.
      if cohorts.count < 2 { cohorts.insert(installation.cohort) }
      if let place = installation.firstDifference { places[place, default: 0] += 1 }
    }

    var cohort: String? { cohorts.count == 1 ? cohorts.first ?? nil : nil }

    var mostFrequentPlace: DifferencePlace? {
      places.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  private var testOverInstallations: InstallationTest
  private let minimumLogEValue: Double
  /// The installations whose own counts prove that the sides differ too often on them.
  private var provedDiffering = DifferingInstallations()
  /// The installations with a difference whose e-value is at least 1.
  private var suspectedDiffering = DifferingInstallations()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - rate: The tolerated rate of differences p0.
  ///   - alpha: The probability of a false rollback that is allowed for the kind.
  init(rate: Double, alpha: Double) {
    testOverInstallations = InstallationTest(rateAtMost: rate)
    minimumLogEValue = -log(alpha)
  }

  /// Adds an installation with all its counts.
  mutating func add(_ installation: FleetInstallation) {
    let counts = InstallationTest.OneInstallationCounts(
      differences: installation.counts.differences,
      comparisons: installation.counts.comparisons
    )
    testOverInstallations.add(counts)
    guard counts.differences > 0 else { return }
    let value = testOverInstallations.logEValue(of: counts)
    if value >= minimumLogEValue { provedDiffering.add(installation) }
    if value >= 0 { suspectedDiffering.add(installation) }
  }

  /// What all installations prove.
  var evidence: EvidenceAcrossInstallations {
    let differing = provedDiffering.count > 0 ? provedDiffering : suspectedDiffering
    return EvidenceAcrossInstallations(
      installationCount: testOverInstallations.installationCount,
      logEValue: testOverInstallations.logEValue,
      differingCount: differing.count,
      sharedCohortOfDiffering: differing.cohort,
      mostFrequentDifferencePlace: differing.mostFrequentPlace
    )
  }
}
