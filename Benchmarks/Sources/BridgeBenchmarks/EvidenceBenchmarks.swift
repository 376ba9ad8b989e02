package import BenchmarkKit
import Bridge
import Parity
import ScreenDocument

/// The recording of comparison results of twelve kinds in one turn, as a screen reports them; per result.
///
/// The floor increments two integers in a dictionary entry by kind.
@MainActor
package let evidenceBenchmarks: [Benchmark] = [
  recording("a match", .matched),
  recording("a difference of a tripped content", .mismatched),
]

@MainActor
private func recording(_ name: String, _ outcome: ComparisonOutcome) -> Benchmark {
  Benchmark(
    "evidence",
    "record \(name), per result",
    units: kinds.count,
    subject: {
      let recorder = EvidenceRecorder(
        appVersion: "1.0",
        onTrip: { _ in }
      )
      let version = KindConfiguration(flagVersion: "1", stage: .shadow)
      let results = kinds.map { ComparisonResult(id: "a", kind: $0, outcome: outcome) }
      return {
        recorder.beginSharedClockReading()
        for result in results { recorder.record(result, on: version) }
        recorder.endSharedClockReading()
      }
    },
    floor: {
      var counts: [ContentKind: Counts] = [:]
      let results = kinds.map { ComparisonResult(id: "a", kind: $0, outcome: outcome) }
      return {
        for result in results {
          counts[result.kind, default: Counts()].add(result.outcome == .mismatched)
        }
      }
    }
  )
}

private struct Counts {
  var differences = 0
  var comparisons = 0

  mutating func add(_ isDifference: Bool) {
    if isDifference { differences += 1 }
    comparisons += 1
  }
}

private let kinds = (0..<12).map { ContentKind("content\($0)") }
