/// What a benchmark came to.
package struct BenchmarkResult: Encodable, Sendable {
  /// What is measured together.
  package let suite: String
  /// What is measured.
  package let name: String
  /// Nanoseconds for one unit of work: the median of the rounds.
  package let ns: Double
  /// Nanoseconds for one unit of the floor: the median of the rounds.
  package let floorNs: Double
  /// The median of the rounds' ratios of subject to floor.
  package let ratio: Double
}
