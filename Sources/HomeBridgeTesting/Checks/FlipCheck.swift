import Bridge
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Tests a visible content while its flag flips from every stage to each stage that shows the other
/// side: every frame must show the expected output, and the flip must cause no effect.
@MainActor
struct FlipCheck<UIState: AnyObject> {
  private static var framesAfterFlip: Int { 60 }
  private static var virtualSecondsPerFrame: Double { 0.02 }

  let sides: TestSideFactory<UIState>
  let expectation: StateSideExpectation

  func issues() -> [MigrationIssue] {
    for start in Stage.allCases {
      for end in Stage.allCases where end.shownSide != start.shownSide {
        if let issue = issue(from: start, to: end) { return [issue] }
      }
    }
    return []
  }

  private func issue(from start: Stage, to end: Stage) -> MigrationIssue? {
    let response = expectation.response
    let bridged = sides.makeBridgedContent(for: response, on: start)
    bridged.deliver(response)
    bridged.settleInVirtualTime()
    let effects = bridged.effects.effects
    bridged.stageFlags.overrides.all = end
    for _ in 0..<Self.framesAfterFlip {
      let shown = bridged.shownOutput(of: response)
      let note = "; the value is shown during the flip from \(start) to \(end)"
      if let issue = expectation.issueIfDifferent(from: shown, as: .flip, note) { return issue }
      bridged.settleInVirtualTime(for: Self.virtualSecondsPerFrame)
    }
    let more = bridged.effects.effects.dropFirst(effects.count).map {
      expectation.comparison.text(of: $0)
    }
    guard !more.isEmpty else { return nil }
    let message = "the flip from \(start) to \(end) repeats effects"
    return expectation.issue(.effects, message + ": \(more.joined(separator: ", "))")
  }
}
