import Bridge
import Parity
import ScreenDocument
import TopScreen

/// Runs one side of a line as a ``ReplaySideRunner`` does, and records the effects of the content.
@MainActor
final class EffectRecordingSideRunner<UIState: AnyObject>: SideRunner {
  private let outputRunner: ReplaySideRunner<UIState>
  private let effectReplay: SideEffectReplay<UIState>?
  /// The descriptions of the effects that the content has performed in the latest run; none if the
  /// side has refused the line, or if effects are not recorded.
  private(set) var effectsOfLatestRun: [String] = []

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - outputs: Runs the side for its output.
  ///   - effects: Replays the line for its effects; `nil` to record none.
  init(_ outputs: ReplaySideRunner<UIState>, _ effects: SideEffectReplay<UIState>?) {
    outputRunner = outputs
    effectReplay = effects
  }

  func output(of content: ContentID, on side: ComparedSide, of line: JournalLine) -> SideOutput {
    let output = outputRunner.output(of: content, on: side, of: line)
    effectsOfLatestRun = []
    if let effectReplay, output != .refused {
      let effects = effectReplay.effects(of: content, on: side, of: line)
      effectsOfLatestRun = effects.map(\.description)
    }
    return output
  }
}
