package import Foundation
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
  package static var secondsAfterLastStep: TimeInterval {
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
    let context = defaultContext.overridden(by: line.context)
    return replayers[side]?.output(
      of: content,
      replaying: line,
      in: context,
      secondsAfterLastStep: Self.secondsAfterLastStep
    )
      ?? .refused
  }
}
