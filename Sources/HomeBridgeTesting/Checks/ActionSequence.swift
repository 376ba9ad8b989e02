import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// A response and the events on its screen after it, generated from a seed.
@MainActor
struct ActionSequence<UIState: AnyObject> {
  /// The maximum number of steps.
  private static var maximumSteps: Int { 12 }
  /// The pauses between two steps, in seconds: within a pipeline's work, and beyond it.
  private static var pauses: [Double] { [0, 0.001, 0.05, 0.3, 1, 5] }

  let line: JournalLine
  /// A text for each step.
  let stepTexts: [String]

  /// Generates the sequence of a seed.
  ///
  /// - Parameters:
  ///   - first: The first response.
  ///   - others: The responses of the same content that a refresh can load.
  ///   - generator: Generates the actions.
  ///   - bench: Creates the state side, whose view data the generator receives.
  ///   - seed: The seed; the same seed gives the same sequence.
  init(
    _ first: TestedResponse,
    refreshes others: [ResponseData],
    _ generator: ActionGenerator,
    on bench: TestBench<UIState>,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let bridged = bench.bridgedContent(for: first, on: .complete)
    bridged.deliver(first)
    var steps: [JournalStep] = []
    var stepTexts: [String] = []
    for _ in 0..<Int.random(in: 1...Self.maximumSteps, using: &random) {
      let pause = Self.pauses.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<10, using: &random) {
      case 0...6:
        guard let shown = bridged.output(of: first),
          let action = generator.action(shown, &random), let json = action.json
        else { continue }
        let data = first.data
        steps.append(
          JournalStep(after: pause, .action(.init(kind: data.kind, id: data.id, value: json)))
        )
        stepTexts.append(json.tree.text(style: .compact))
        // The replay reports rejected actions.
        try? bridged.bridge.send(json, to: data.id, of: data.kind)
      case 7...8:
        guard let other = others.randomElement(using: &random) else { continue }
        let response = first.data.with(other.payload)
        steps.append(JournalStep(after: pause, .responses([response])))
        stepTexts.append("a refresh")
        bridged.bridge.deliver([response])
      default:
        let stage = Stage.allCases.randomElement(using: &random) ?? .shadow
        steps.append(JournalStep(after: pause, .flip(.init(kind: first.data.kind, stage: stage))))
        stepTexts.append("a flip to \(stage)")
      }
    }
    let context = JournalContext(
      moment: first.context.now,
      timeZone: first.context.timeZone,
      locale: first.context.locale
    )
    line = JournalLine(context: context, responses: [first.data], steps: steps)
    self.stepTexts = stepTexts
  }
}
