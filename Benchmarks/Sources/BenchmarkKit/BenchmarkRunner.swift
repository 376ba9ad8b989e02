/// Measures benchmarks: alternates rounds of subject and floor, and takes the medians.
@MainActor
package struct BenchmarkRunner {
  private let rounds: Int
  private let roundLength: Duration
  private let clock = ContinuousClock()

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds to take the median of.
  ///   - roundLength: How long a round of the subject or of the floor lasts, about.
  package init(rounds: Int = 9, roundLength: Duration = .milliseconds(60)) {
    self.rounds = max(1, rounds)
    self.roundLength = roundLength
  }

  /// Measures a benchmark.
  ///
  /// - Parameter benchmark: The benchmark.
  /// - Returns: What it came to.
  package func run(_ benchmark: Benchmark) -> BenchmarkResult {
    let subject = benchmark.makeSubject()
    let floor = benchmark.makeFloor()
    let subjectCalls = calls(of: subject)
    let floorCalls = calls(of: floor)
    var subjects: [Double] = []
    var floors: [Double] = []
    for round in 0..<rounds {
      if round.isMultiple(of: 2) {
        subjects.append(time(subject, calls: subjectCalls))
        floors.append(time(floor, calls: floorCalls))
      } else {
        floors.append(time(floor, calls: floorCalls))
        subjects.append(time(subject, calls: subjectCalls))
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
  private func calls(of body: @MainActor () -> Void) -> Int {
    var calls = 1
    while true {
      let elapsed = clock.measure { for _ in 0..<calls { body() } }
      if elapsed * 4 > roundLength {
        return max(1, Int(Double(calls) * (roundLength / elapsed)))
      }
      calls *= 2
    }
  }

  private func time(_ body: @MainActor () -> Void, calls: Int) -> Double {
    let elapsed = clock.measure { for _ in 0..<calls { body() } }
    return elapsed / .nanoseconds(1) / Double(calls)
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
