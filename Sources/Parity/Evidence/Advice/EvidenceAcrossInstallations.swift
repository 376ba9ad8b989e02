/// What the counts of single installations prove, even where their sum proves nothing.
package struct EvidenceAcrossInstallations: Hashable, Sendable {
  /// The number of installations that have compared the kind.
  package let installationCount: Int
  /// The natural logarithm of the e-value against "no installation's rate exceeds p0, the tolerated
  /// rate".
  package let logEValue: Double
  /// The number of installations on which the sides differ too often.
  ///
  /// These are the installations whose own counts prove it, with the probability of a false
  /// rollback that is allowed for the kind, or, if there are none, those whose e-value is at
  /// least 1.
  package let differingCount: Int
  /// The cohort that all differing installations share; `nil` if they share none.
  package let sharedCohortOfDiffering: String?
  /// The most frequent first difference among the differing installations; `nil` if no place is
  /// known.
  package let mostFrequentDifferencePlace: DifferencePlace?
}
