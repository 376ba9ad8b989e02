import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct CauseExampleSampleTests {
  @Test(arguments: 0..<50)
  func `holds the same examples in any order, within its bounds`(index: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Seeded(seed: seed)
    let examples = (0..<200).map { _ in
      let length = Int.random(in: 1...60, using: &random)
      let text = String(repeating: "7", count: length)
      return CauseExample("k", Array(text.utf8), in: ResponseContext(), differingTargets: [])
    }
    let count = Int.random(in: 1...40, using: &random)
    let bytes = Int.random(in: 10...2_000, using: &random)
    let samples = [examples, examples.shuffled(using: &random), examples.reversed()].map { list in
      var sample = CauseExampleSample(maximumCount: count, maximumTotalBytes: bytes)
      for example in list { _ = sample.add(example) }
      return sample
    }
    let kept = samples.map { $0.countedExamples.map(\.example.hash) }
    #expect(kept[0] == kept[1] && kept[0] == kept[2], "seed \(seed)")
    #expect(kept[0].count <= count, "seed \(seed)")
    #expect(
      samples[0].countedExamples.reduce(0) { $0 + $1.example.payload.count } <= bytes,
      "seed \(seed)"
    )
    #expect(
      samples[0].isIncomplete == (kept[0].count < Set(examples.map(\.hash)).count),
      "seed \(seed)"
    )
    for sample in samples {
      for (example, count) in sample.countedExamples {
        #expect(count == examples.count { $0 == example }, "seed \(seed)")
      }
    }
  }
}
