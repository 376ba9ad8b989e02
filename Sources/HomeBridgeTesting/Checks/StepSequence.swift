import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// A response and the steps that follow it on its screen, generated from a seed: the user's
/// actions, refreshes, and flips of the stage.
@MainActor
struct StepSequence<UIState: AnyObject> {
  /// The maximum number of steps, 12.
  private static var maximumStepCount: Int { 12 }
  /// The maximum number of attempts to generate a single action, 20.
  private static var maximumSingleActionAttempts: Int { 20 }
  /// The possible pauses before a step, in seconds; after a short one, a pipeline can still be at
  /// work for the previous step.
  private static var possiblePausesInSeconds: [Double] { [0, 0.001, 0.05, 0.3, 1, 5] }

  let line: JournalLine
  /// The description of each step for messages: the action's JSON, "a refresh", or "a flip to" and
  /// the stage.
  let stepDescriptions: [String]

  /// Generates the sequence of a seed.
  ///
  /// - Parameters:
  ///   - first: The first response.
  ///   - others: The responses of the kind whose payloads a refresh of the content can load.
  ///   - generator: Generates the actions.
  ///   - sides: Creates the state side, whose view data the generator receives.
  ///   - seed: The seed; the same seed gives the same sequence.
  init(
    _ first: TestedResponse,
    refreshes others: [ResponseData],
    _ generator: UserActionGenerator,
    on sides: TestSideFactory<UIState>,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let bridged = sides.makeBridgedContent(for: first, on: .complete)
    bridged.deliver(first)
    var steps: [JournalStep] = []
    var stepDescriptions: [String] = []
    for _ in 0..<Int.random(in: 1...Self.maximumStepCount, using: &random) {
      let pause = Self.possiblePausesInSeconds.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<10, using: &random) {
      case 0...6:
        guard let shown = bridged.shownOutput(of: first),
          let action = generator.generateAction(shown, &random), let json = action.json
        else { continue }
        let data = first.data
        steps.append(
          JournalStep(after: pause, .action(.init(kind: data.kind, id: data.id, value: json)))
        )
        stepDescriptions.append(json.tree.text(style: .compact))
        // The replay reports rejected actions.
        try? bridged.bridge.send(json, to: data.id, of: data.kind)
      case 7...8:
        guard let other = others.randomElement(using: &random) else { continue }
        let response = first.data.with(other.payload)
        steps.append(JournalStep(after: pause, .responses([response])))
        stepDescriptions.append("a refresh")
        bridged.bridge.deliver([response])
      default:
        let stage = Stage.allCases.randomElement(using: &random) ?? .shadow
        steps.append(JournalStep(after: pause, .flip(.init(kind: first.data.kind, stage: stage))))
        stepDescriptions.append("a flip to \(stage)")
      }
    }
    self.init(first, steps: steps, stepDescriptions)
  }

  /// Generates a sequence of a single action, one second after the response; `nil` if the generator
  /// gives no action.
  ///
  /// No later step overtakes the action, and no flip precedes it.
  init?(
    singleActionOn response: TestedResponse,
    _ generator: UserActionGenerator,
    on sides: TestSideFactory<UIState>,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let bridged = sides.makeBridgedContent(for: response, on: .complete)
    bridged.deliver(response)
    guard let shown = bridged.shownOutput(of: response) else { return nil }
    var json: JSONValue?
    for _ in 0..<Self.maximumSingleActionAttempts where json == nil {
      json = generator.generateAction(shown, &random)?.json
    }
    guard let json else { return nil }
    let action = JournalStep.Action(kind: response.data.kind, id: response.data.id, value: json)
    self.init(
      response,
      steps: [JournalStep(after: 1, .action(action))],
      [json.tree.text(style: .compact)]
    )
  }

  private init(
    _ first: TestedResponse,
    steps: [JournalStep],
    _ stepDescriptions: [String]
  ) {
    let context = JournalContext(
      moment: first.context.now,
      timeZone: first.context.timeZone,
      locale: first.context.locale
    )
    line = JournalLine(context: context, responses: [first.data], steps: steps)
    self.stepDescriptions = stepDescriptions
  }
}
