import Bridge
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Tests one screen with several documents, one after another, on either side.
///
/// Each response must show the same as alone, and if the route handles effects, both sides must
/// have the same effects for each document.
@MainActor
struct DocumentsCheck<UIState: AnyObject> {
  let bench: TestBench<UIState>
  /// The earlier documents, the oldest first; each has one content of the kind.
  let earlier: [TestedResponse]
  let last: Expectation

  /// The output and effects of one side for the last document, and the effects before it.
  private struct Screen {
    var output: AnyViewData?
    var effects: [ContentEffect] = []
    var earlierEffects: Set<ContentEffect> = []
  }

  func issues() -> [MigrationIssue] {
    let old = screen(on: .off)
    let new = screen(on: .complete)
    let note =
      "; the value is correct for this document alone, but not after \(earlier.count) other documents"
    var issues = [last.difference(from: old.output, as: .reuse, note)].compactMap(\.self)
    if let output = new.output, output != last.output {
      let differences = ViewDataComparison.differences(legacy: last.output, state: output)
      let note =
        note
        + "; both values are the state side's: 'legacy' is its value without the other documents"
      issues += [MigrationIssue(.reuse, last.response, differences, note)].compactMap(\.self)
    }
    guard bench.routes.hasEffects(last.response.data.kind) else { return issues }
    let difference = EffectDifference(legacy: old.effects, state: new.effects)
    if !difference.isEmpty {
      let before = old.earlierEffects.union(new.earlierEffects)
      let failureClass =
        difference.isOfImpressions(after: before) ? FailureClass.impressions : .effects
      issues.append(
        difference.issue(failureClass, of: last, ", after \(earlier.count) other documents")
      )
    }
    return issues
  }

  private func screen(on stage: Stage) -> Screen {
    let documents = earlier + [last.response]
    let bridged = bench.bridgedContent(for: documents[0], on: stage)
    var screen = Screen()
    var shown: ContentID?
    for document in documents {
      let effects = bridged.effects.effects
      screen.earlierEffects = Set(effects)
      bridged.deliver(document)
      if let shown, shown != document.data.id { bridged.bridge.release(shown) }
      shown = document.data.id
      bridged.settle()
      screen.effects = Array(bridged.effects.effects.dropFirst(effects.count))
    }
    screen.output = bridged.output(of: last.response)
    return screen
  }
}
