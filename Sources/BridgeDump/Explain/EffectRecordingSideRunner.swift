import Bridge
import Parity
import ScreenDocument
import TopScreen

/// Runs one side of a line as a ``ReplaySideRunner`` does, and records the effects of the content.
@MainActor
final class EffectRecordingSideRunner<UIState: AnyObject>: SideRunner {
  private let runner: ReplaySideRunner<UIState>
  private let recordsEffects: Bool
  /// The descriptions of the effects that the content has performed in the latest run; none if the
  /// side has refused the line, or if effects are not recorded.
  private(set) var effectsOfLatestRun: [String] = []

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - runner: Runs the side.
  ///   - recordsEffects: Whether effects are recorded, which may cost a second run.
  init(_ runner: ReplaySideRunner<UIState>, recordsEffects: Bool) {
    self.runner = runner
    self.recordsEffects = recordsEffects
  }

  func output(of content: ContentID, on side: ComparedSide, of line: JournalLine) -> SideOutput {
    guard recordsEffects else { return runner.output(of: content, on: side, of: line) }
    let (output, effects) = runner.outputAndEffects(of: content, on: side, of: line)
    effectsOfLatestRun = effects.map(\.description)
    return output
  }
}
