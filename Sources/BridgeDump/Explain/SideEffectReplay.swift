import Bridge
import Foundation
import Parity
import ScreenDocument
import TopScreen

/// Replays recorded lines on one side, on virtual time, to find the effects of one content.
///
/// A performer of effects is not told which content has performed one. So a second replay, without
/// the content, finds the effects of the other contents of the line.
@MainActor
final class SideEffectReplay<UIState: AnyObject> {
  private let routes: ContentRoutes<UIState>
  private let defaultContext: ViewDataContext
  private let makeHandlers: () -> LegacyHandlers
  /// The state of all replays; each leaves its slots empty.
  private let state: UIState

  init(
    routes: ContentRoutes<UIState>,
    base: ViewDataContext,
    makeHandlers: @escaping () -> LegacyHandlers,
    state: UIState
  ) {
    self.routes = routes
    defaultContext = base
    self.makeHandlers = makeHandlers
    self.state = state
  }

  /// Returns the effects that a content performs on one side of a line, in order: those since its
  /// last response, because the effects of each response are compared.
  ///
  /// An effect that another content performs only beside this one is among them.
  func effects(
    of content: ContentID,
    on side: ComparedSide,
    of line: JournalLine
  ) -> [ContentEffect] {
    let step = line.lastStep(deliveringResponseOf: content)
    var effects = effectsOfAllContents(of: line, sinceStep: step, on: side)
    guard !effects.isEmpty, let others = line.removingContent(content) else { return effects }
    for effect in effectsOfAllContents(of: others, sinceStep: step, on: side) {
      if let index = effects.firstIndex(of: effect) { effects.remove(at: index) }
    }
    return effects
  }

  /// Returns the effects since a step, given by its index, or since the line's responses (`nil`).
  private func effectsOfAllContents(
    of line: JournalLine,
    sinceStep firstStep: Int?,
    on side: ComparedSide
  ) -> [ContentEffect] {
    let context = defaultContext.overridden(by: line.context)
    let time = VirtualTime(context.now)
    let moment = AdjustableMoment(context.now)
    let recorder = RecordingEffects()
    let stage: Stage =
      switch side {
      case .legacy: .off
      case .state: .complete
      }
    let bridge = ContentBridge(
      state: state,
      routes: routes,
      handlers: makeHandlers(),
      stages: StageFlags(overrides: StageOverrides(all: stage)),
      environment: time.environment(LegacyClock(context, moment, time), effects: recorder),
      candidates: .unlimited
    )
    var contents = line.responses
    _ = bridge.deliver(line.responses, among: contents)
    var elapsed: TimeInterval = 0
    var earlierEffectCount = 0
    for (index, step) in line.steps.enumerated() {
      time.advance(by: step.secondsSincePreviousStep)
      if index == firstStep { earlierEffectCount = recorder.effects.count }
      elapsed += step.secondsSincePreviousStep
      moment.date = context.now.addingTimeInterval(elapsed)
      switch step.event {
      case .responses(let responses):
        for response in responses { contents.replaceOrAppend(response) }
        _ = bridge.deliver(responses, among: contents)
      case .action(let action):
        // A rejected action has no effects.
        try? bridge.send(action.value, to: action.id, of: action.kind)
      case .flip: continue
      }
    }
    time.advance(by: ReplaySideRunner<UIState>.secondsAfterLastStep)
    let effects = recorder.effects.dropFirst(earlierEffectCount)
    for content in contents { bridge.release(content.id) }
    return Array(effects)
  }
}

extension [ResponseData] {
  /// Replaces the response of the same content; appends the response if there is none.
  fileprivate mutating func replaceOrAppend(_ response: ResponseData) {
    if let index = firstIndex(where: { $0.id == response.id }) {
      self[index] = response
    } else {
      append(response)
    }
  }
}

extension JournalLine {
  /// Returns the index of the last step that delivers a response of a content; `nil` if none does.
  fileprivate func lastStep(deliveringResponseOf content: ContentID) -> Int? {
    steps.lastIndex { step in
      if case .responses(let responses) = step.event {
        responses.contains { $0.id == content }
      } else {
        false
      }
    }
  }

  /// Returns the line without the responses and actions of a content; `nil` if no other content has
  /// a response at its start.
  fileprivate func removingContent(_ content: ContentID) -> JournalLine? {
    let others = responses.filter { $0.id != content }
    guard !others.isEmpty else { return nil }
    let otherSteps = steps.map { step -> JournalStep in
      switch step.event {
      case .responses(let responses):
        JournalStep(
          after: step.secondsSincePreviousStep,
          .responses(responses.filter { $0.id != content })
        )
      case .action, .flip: step
      }
    }
    return JournalLine(context: context, responses: others, steps: otherSteps)
  }
}
