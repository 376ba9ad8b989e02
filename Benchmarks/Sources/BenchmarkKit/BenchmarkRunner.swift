/// Measures the processor time of benchmarks: alternates rounds of subject and floor, and takes the medians.
@MainActor
package struct BenchmarkRunner {
  private let rounds: Int
  private let roundLength: Double

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds to take the median of; ten times as many for programs.
  ///   - roundLength: The processor time of a round of the subject or of the floor, about; a round of programs is one
  ///     run.
  package init(rounds: Int = 9, roundLength: Duration = .milliseconds(60)) {
    self.rounds = max(1, rounds)
    self.roundLength = roundLength / .nanoseconds(1)
  }

  /// Measures a benchmark.
  ///
  /// - Parameter benchmark: The benchmark.
  /// - Returns: What it came to.
  package func run(_ benchmark: Benchmark) -> BenchmarkResult {
    let subject = benchmark.makeSubject()
    let floor = benchmark.makeFloor()
    let clock = benchmark.time
    // A program starts faster right after a run of itself, so each run follows one of the other program.
    let isOfPrograms = clock == .childProcesses
    let rounds = isOfPrograms ? self.rounds * 10 : self.rounds
    let subjectCalls = isOfPrograms ? 1 : calls(of: subject, in: clock)
    let floorCalls = isOfPrograms ? 1 : calls(of: floor, in: clock)
    var subjects: [Double] = []
    var floors: [Double] = []
    for round in 0..<rounds {
      if isOfPrograms || round.isMultiple(of: 2) {
        subjects.append(time(of: subject, calls: subjectCalls, in: clock))
        floors.append(time(of: floor, calls: floorCalls, in: clock))
      } else {
        floors.append(time(of: floor, calls: floorCalls, in: clock))
        subjects.append(time(of: subject, calls: subjectCalls, in: clock))
      }
    }
    let units = Double(benchmark.units)
    return BenchmarkResult(
      suite: benchmark.suite,
      name: benchmark.name,
      ns: median(subjects) / units,
      floorNs: median(floors) / units,
      ratio: median(zip(subjects, floors).map { $0 / $1 })
    )
  }

  /// Warms up, and returns how many calls fill a round.
  private func calls(of body: @MainActor () -> Void, in clock: ProcessorTime) -> Int {
    var calls = 1
    while true {
      let used = time(of: body, calls: calls, in: clock) * Double(calls)
      if used * 4 > roundLength {
        return max(1, Int(Double(calls) * (roundLength / used)))
      }
      calls *= 2
    }
  }

  /// Returns the nanoseconds of one call.
  private func time(
    of body: @MainActor () -> Void,
    calls: Int,
    in clock: ProcessorTime
  ) -> Double {
    let start = clock.now()
    for _ in 0..<calls { body() }
    return (clock.now() - start) / Double(calls)
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
