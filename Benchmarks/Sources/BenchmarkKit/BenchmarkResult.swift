/// The result of a benchmark.
package struct BenchmarkResult: Encodable, Sendable {
  /// The group of benchmarks that the benchmark belongs to.
  package let suite: String
  /// The name of the benchmark.
  package let name: String
  /// Nanoseconds for one unit of work: the median of the rounds.
  package let ns: Double
  /// Nanoseconds for one unit of the floor: the median of the rounds.
  package let floorNs: Double
  /// The median of the rounds' ratios of subject to floor.
  package let ratio: Double
}
