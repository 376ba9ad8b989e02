/// What the counts of single installations prove, even where their sum proves nothing.
package struct EvidenceAcrossInstallations: Hashable, Sendable {
  /// The number of installations with at least one comparison of the key's kind and versions.
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
  /// The cohort that all differing installations share; `nil` if they share none, if they have
  /// none, or if no installation differs.
  package let sharedCohortOfDiffering: String?
  /// The most frequent first difference among the differing installations, of equally frequent ones
  /// the first in order; `nil` if no place is known.
  package let mostFrequentFirstDifference: DifferencePlace?
}
