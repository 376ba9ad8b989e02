/// What the counts of single installations prove, even where their sum proves nothing.
package struct EvidenceAcrossInstallations: Hashable, Sendable {
  /// The number of installations that have compared the kind.
  package let installationCount: Int
  /// The natural logarithm of the e-value against the hypothesis that no installation's rate
  /// exceeds p0.
  ///
  /// A large value proves that the rate exceeds p0, the tolerated rate, on some installations.
  package let logSomeDifferEValue: Double
  /// The number of installations on which the sides differ too often.
  ///
  /// An installation counts if its own e-value proves this: the e-value is at least 1/α, where α is
  /// the probability of a false rollback that is allowed for the kind. If no installation has this
  /// proof, each installation with a difference and an e-value of at least 1 counts.
  package let differingCount: Int
  /// The cohort that all differing installations share; `nil` if they share none.
  package let sharedCohortOfDiffering: String?
  /// The most frequent first difference among the differing installations; `nil` if no place is
  /// known.
  package let mostFrequentFirstDifference: DifferencePlace?
}
