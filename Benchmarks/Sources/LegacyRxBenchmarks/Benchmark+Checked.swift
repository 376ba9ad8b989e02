import BenchmarkKit

extension Benchmark {
  /// Describes a benchmark of the old pipelines whose subject and floor must reach one total.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - units: How many units of work one call does.
  ///   - total: The total that one call reaches; checked after each call.
  ///   - subject: Prepares the subject, which adds to a total, and returns one call of it.
  ///   - floor: Prepares the floor likewise.
  init(
    _ name: String,
    units: Int,
    total: Int,
    subject: @escaping (Total) -> () -> Void,
    floor: @escaping (Total) -> () -> Void
  ) {
    self.init(
      "rx",
      name,
      units: units,
      subject: { Self.checked(total, subject) },
      floor: { Self.checked(total, floor) }
    )
  }

  private static func checked(
    _ expected: Int,
    _ make: (Total) -> () -> Void
  ) -> @MainActor () -> Void {
    let total = Total()
    let body = make(total)
    return {
      total.value = 0
      body()
      precondition(total.value == expected, "A benchmark came to \(total.value), not \(expected)")
    }
  }
}
