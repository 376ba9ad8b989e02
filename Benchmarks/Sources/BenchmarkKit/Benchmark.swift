/// One thing to measure beside the least that it could cost.
@MainActor
package struct Benchmark {
  /// What is measured together.
  package let suite: String
  /// What is measured.
  package let name: String
  /// How many units of work one call does; figures are for one unit.
  package let units: Int

  let makeSubject: @MainActor () -> @MainActor () -> Void
  let makeFloor: @MainActor () -> @MainActor () -> Void

  /// Describes a benchmark.
  ///
  /// - Parameters:
  ///   - suite: What is measured together.
  ///   - name: What is measured.
  ///   - units: How many units of work one call does.
  ///   - subject: Prepares the subject, and returns one call of it.
  ///   - floor: Prepares the floor, and returns one call of it.
  package init(
    _ suite: String,
    _ name: String,
    units: Int,
    subject: @escaping @MainActor () -> @MainActor () -> Void,
    floor: @escaping @MainActor () -> @MainActor () -> Void
  ) {
    self.suite = suite
    self.name = name
    self.units = units
    makeSubject = subject
    makeFloor = floor
  }
}
