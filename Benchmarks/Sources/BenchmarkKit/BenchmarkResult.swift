/// What a benchmark came to.
public struct BenchmarkResult: Encodable, Sendable {
  /// What is measured together.
  public let suite: String
  /// What is measured.
  public let name: String
  /// Nanoseconds for one unit of work: the median of the rounds.
  public let ns: Double
  /// Nanoseconds for one unit of the floor: the median of the rounds.
  public let floorNs: Double
  /// The median of the rounds' ratios of subject to floor.
  public let ratio: Double
}
