import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen

@MainActor
@Suite struct FlipRelationTests {
  private enum Step: CustomStringConvertible {
    case document
    case counter(Stage)
    case sum(Stage)

    var description: String {
      switch self {
      case .document: "document"
      case .counter(let stage): "counter=\(stage.rawValue)"
      case .sum(let stage): "sum=\(stage.rawValue)"
      }
    }
  }

  @Test(arguments: [true, false])
  func `whatever flips, a sum adds the newest counter`(counterIsFirst: Bool) async throws {
    let steps =
      [Step.document] + Stage.allCases.map(Step.counter) + Stage.allCases.map(Step.sum)
    let words = (0..<3).reduce([[Step]()]) { words, _ in
      words.flatMap { word in steps.map { word + [$0] } }
    }
    for word in words {
      await Task.yield()
      guard let wrong = try Self.run(word, counterIsFirst: counterIsFirst) else { continue }
      Issue.record("\(word): \(wrong)")
      return
    }
  }

  private static func run(_ word: [Step], counterIsFirst: Bool) throws -> String? {
    let fixture = PairFixture(counter: .off, sum: .off)
    var count = 0
    for (index, step) in ([.document] + word).enumerated() {
      switch step {
      case .document:
        count += 10
        let contents = ["counter#a=\(count)", "sum#s=\(count / 10)"]
        try fixture.show(counterIsFirst ? contents : contents.reversed())
      case .counter(let stage): fixture.stages.overrides.kinds["counter"] = stage
      case .sum(let stage): fixture.stages.overrides.kinds["sum"] = stage
      }
      guard fixture.shown("a") == CounterViewData(count) else {
        return "after \(index) the counter shows \(fixture.shown("a") as Any), not \(count)"
      }
      guard fixture.shown("s") == CounterViewData(count + count / 10) else {
        return "after \(index) the sum shows \(fixture.shown("s") as Any) for \(count)"
      }
    }
    return fixture.outcomes.contains(.mismatched) ? "mismatched" : nil
  }
}
