/// A subject to measure and its floor: the least that the same work could cost.
@MainActor
package struct Benchmark {
  /// The group of benchmarks that this one belongs to.
  package let suite: String
  /// The name of the benchmark.
  package let name: String
  /// The number of units of work in one call; figures are per unit.
  package let units: Int
  /// Whose processor time is measured.
  package let time: ProcessorTime

  let makeSubject: @MainActor () -> @MainActor () -> Void
  let makeFloor: @MainActor () -> @MainActor () -> Void

  /// Describes a benchmark.
  ///
  /// - Parameters:
  ///   - suite: What is measured together.
  ///   - name: What is measured.
  ///   - units: How many units of work one call does.
  ///   - time: Whose processor time is measured.
  ///   - subject: Prepares the subject, and returns one call of it.
  ///   - floor: Prepares the floor, and returns one call of it.
  package init(
    _ suite: String,
    _ name: String,
    units: Int,
    time: ProcessorTime = .thread,
    subject: @escaping @MainActor () -> @MainActor () -> Void,
    floor: @escaping @MainActor () -> @MainActor () -> Void
  ) {
    self.suite = suite
    self.name = name
    self.units = units
    self.time = time
    makeSubject = subject
    makeFloor = floor
  }
}
