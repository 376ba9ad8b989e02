import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

extension ResponseReplayer {
  /// Delivers a journal line to one side, on a new screen, and returns the last output of one
  /// content and the effects of all contents.
  ///
  /// The replayer's stages must be `off` or `complete`, so that nothing is compared.
  ///
  /// - Parameters:
  ///   - content: The content whose output is returned.
  ///   - line: The responses and the steps after them; flips are ignored.
  ///   - context: The time, time zone and locale of the delivery.
  ///   - secondsAfterLastStep: The virtual seconds after the last step.
  ///   - firstStep: The index of the step since which effects are returned; `nil` for the line's
  ///     responses.
  /// - Returns: The output, `refused` if the content has no response in the line or no side, if one
  ///   of its responses could not be decoded, or if one of its actions was rejected; and the
  ///   effects, in order.
  func outputAndEffects(
    of content: ContentID,
    replaying line: JournalLine,
    in context: ViewDataContext,
    secondsAfterLastStep: TimeInterval,
    effectsSinceStep firstStep: Int? = nil
  ) -> (output: SideOutput, effects: [ContentEffect]) {
    let time = VirtualTime(context.now)
    let moment = AdjustableMoment(context.now)
    let recorder = RecordingEffects()
    let screen = ReplayedScreen(
      bridgePreparedForNewScreen(
        on: time,
        LegacyClock(context, moment, time),
        effects: recorder
      )
    )
    let bridge = screen.bridge
    func advance(by seconds: TimeInterval) {
      time.advance(by: 0)
      screen.recomputeReaders()
      time.advance(by: seconds)
      screen.recomputeReaders()
    }
    screen.deliver(line.responses)
    var last = line.responses.first { $0.id == content }
    var elapsed: TimeInterval = 0
    var isRefused = last.map { Self.isRefused($0, by: bridge) } ?? true
    var earlierEffectCount = 0
    for (index, step) in line.steps.enumerated() {
      elapsed += step.secondsSincePreviousStep
      advance(by: step.secondsSincePreviousStep)
      if index == firstStep { earlierEffectCount = recorder.effects.count }
      moment.date = context.now.addingTimeInterval(elapsed)
      switch step.event {
      case .responses(let responses):
        screen.deliver(responses)
        guard let response = responses.first(where: { $0.id == content }) else { continue }
        last = response
        isRefused = isRefused || Self.isRefused(response, by: bridge)
      case .action(let action):
        do {
          try bridge.send(action.value, to: action.id, of: action.kind)
        } catch {
          isRefused = isRefused || action.id == content
        }
      case .flip: continue
      }
    }
    advance(by: secondsAfterLastStep)
    let effects = Array(recorder.effects.dropFirst(earlierEffectCount))
    guard let last, !isRefused else { return (.refused, effects) }
    return (SideOutput(encoding: bridge.description(of: last).output), effects)
  }

  private static func isRefused(
    _ response: ResponseData,
    by bridge: ContentBridge<UIState>
  ) -> Bool {
    let description = bridge.description(of: response)
    return description.side == .none
      || description.diagnostics.contains { $0.severity == .error }
  }
}

extension LegacyClock {
  /// Creates a clock that reads a moment as the current time, and whose uptime is virtual time.
  @MainActor
  init(_ context: ViewDataContext, _ moment: AdjustableMoment, _ time: VirtualTime) {
    self.init(
      timeZone: context.timeZone,
      locale: context.locale,
      now: { moment.date },
      uptime: { .clamped(seconds: MainActor.assumeIsolated { time.now }.timeIntervalSince1970) }
    )
  }
}
