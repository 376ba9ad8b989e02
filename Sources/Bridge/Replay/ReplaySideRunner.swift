import Foundation
public import Parity
public import ScreenDocument
import StrictJSON
public import TopScreen

/// The runner of one side of recorded lines, on virtual time, each line on a new screen.
///
/// The side has 2.5 virtual seconds after its last step. Responses and actions of a line are
/// delivered; flips are ignored, because only one side runs.
@MainActor
public final class ReplaySideRunner<UIState: AnyObject>: SideRunner {
  /// The virtual seconds after the last step: the sum of the time before a comparison and the
  /// settling time.
  private static var secondsAfterLastStep: TimeInterval {
    ResponseReplayer<UIState>.secondsBeforeComparison + CandidateBudget().settlingTime.seconds
  }

  private let replayers: [ComparedSide: ResponseReplayer<UIState>]
  private let defaultContext: ViewDataContext

  /// Prepares runs.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - base: The time, time zone and locale of lines that do not record them.
  ///   - makeHandlers: Creates the legacy handlers of one screen, and the objects that they share.
  ///   - makeState: Creates a state.
  public init(
    routes: ContentRoutes<UIState>,
    base: ViewDataContext,
    makeHandlers: @escaping () -> LegacyHandlers,
    makeState: @escaping () -> UIState
  ) {
    defaultContext = base
    let makeReplayer = { (stage: Stage) in
      ResponseReplayer(
        routes: routes,
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        makeHandlers: makeHandlers,
        makeState: makeState
      )
    }
    replayers = [.legacy: makeReplayer(.off), .state: makeReplayer(.complete)]
  }

  /// Runs one side of all contents of a line, on a new screen.
  ///
  /// - Parameters:
  ///   - content: The content whose output is returned.
  ///   - side: The side that runs.
  ///   - line: The responses, the steps after them, and their context.
  /// - Returns: The last output of the content; `refused` if the content has no response in the
  ///   line or the kind has no such side, or if one of its responses or actions could not be
  ///   decoded or was rejected.
  public func output(
    of content: ContentID,
    on side: ComparedSide,
    of line: JournalLine
  ) -> SideOutput {
    run(content, on: side, of: line).output
  }

  /// Runs one side of all contents of a line, on a new screen, and finds the effects of one content.
  ///
  /// The recorded effects do not name their contents. So the line is run once more without the
  /// content, and the effects of this run are those of the other contents.
  ///
  /// - Parameters:
  ///   - content: The content whose output and effects are returned.
  ///   - side: The side that runs.
  ///   - line: The responses, the steps after them, and their context.
  /// - Returns: The last output of the content, as ``output(of:on:of:)`` returns it; and its effects
  ///   since its last response, in order, also those that another content performs only beside it.
  ///   An output that is `refused` has no effects.
  package func outputAndEffects(
    of content: ContentID,
    on side: ComparedSide,
    of line: JournalLine
  ) -> (output: SideOutput, effects: [ContentEffect]) {
    let step = line.indexOfLastStep(deliveringResponseOf: content)
    var (output, effects) = run(content, on: side, of: line, effectsSinceStep: step)
    guard output != .refused else { return (.refused, []) }
    guard !effects.isEmpty, let others = line.removingContent(content) else {
      return (output, effects)
    }
    for effect in run(content, on: side, of: others, effectsSinceStep: step).effects {
      if let index = effects.firstIndex(of: effect) { effects.remove(at: index) }
    }
    return (output, effects)
  }

  private func run(
    _ content: ContentID,
    on side: ComparedSide,
    of line: JournalLine,
    effectsSinceStep step: Int? = nil
  ) -> (output: SideOutput, effects: [ContentEffect]) {
    replayers[side]?.outputAndEffects(
      of: content,
      replaying: line,
      in: defaultContext.overridden(by: line.context),
      secondsAfterLastStep: Self.secondsAfterLastStep,
      effectsSinceStep: step
    )
      ?? (.refused, [])
  }
}
