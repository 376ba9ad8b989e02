import Foundation

/// What the counts of single installations prove, even where their sum proves nothing.
package struct InstallationEvidence: Hashable, Sendable {
  /// The number of installations that have compared the content.
  package let count: Int
  /// The natural logarithm of the e-value against "no installation's rate exceeds p0".
  package let logValue: Double
  /// The number of installations that differ.
  ///
  /// These are the installations whose own counts prove it at the content's α, or, if there are
  /// none, those whose e-value is at least 1.
  package let differingCount: Int
  /// The cohort that all differing installations share; `nil` if they share none.
  package let cohort: String?
  /// The most frequent first difference among the differing installations; `nil` if no place is
  /// known.
  package let place: DifferencePlace?

  init(_ installations: some Collection<FleetSum.Installation>, rate: Double, alpha: Double) {
    var test = InstallationTest(rateAtMost: rate)
    let counted = installations.map { one in
      (one, InstallationTest.Counts(one.counts))
    }
    for (_, counts) in counted { test.add(counts) }
    count = test.count
    logValue = test.logValue
    let values = counted.filter { $0.1.differences > 0 }.map { ($0.0, test.logValue(of: $0.1)) }
    let threshold = values.contains { $0.1 >= -log(alpha) } ? -log(alpha) : 0
    let differing = values.filter { $0.1 >= threshold }.map(\.0)
    differingCount = differing.count
    let cohorts = Set(differing.map(\.cohort))
    cohort = cohorts.count == 1 ? cohorts.first ?? nil : nil
    var places: [DifferencePlace: Int] = [:]
    for place in differing.compactMap(\.firstDifference) { places[place, default: 0] += 1 }
    place = places.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension InstallationTest.Counts {
  fileprivate init(_ counts: EvidenceCounts) {
    self.init(differences: counts.differences, comparisons: counts.comparisons)
  }
}
