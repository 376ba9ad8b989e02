import Bridge
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Delivers several documents to one screen, one after another, on each side, and tests the last.
///
/// The last document must show the same as it does without the earlier ones. If the route handles
/// effects, both sides must have the same effects for the last document.
@MainActor
struct SuccessiveDocumentsCheck<UIState: AnyObject> {
  let bench: TestBench<UIState>
  /// The earlier documents, the oldest first; each has one content of the kind.
  let documentsBeforeLast: [TestedResponse]
  let last: OutputExpectation

  /// The output and effects of one side for the last document, and the effects before it.
  private struct OutputAndEffects {
    var output: AnyViewData?
    var effects: [ContentEffect] = []
    var earlierEffects: Set<ContentEffect> = []
  }

  func issues() -> [MigrationIssue] {
    let old = showDocuments(on: .off)
    let new = showDocuments(on: .complete)
    let note =
      "; the value is correct for this document alone, but not after \(documentsBeforeLast.count) other documents"
    var issues = [last.issueIfDifferent(from: old.output, as: .reuse, note)].compactMap(\.self)
    if let output = new.output, output != last.stateSideOutput {
      let differences = ViewDataComparison.differences(legacy: last.stateSideOutput, state: output)
      let note =
        note
        + "; both values are the state side's: 'legacy' is its value without the other documents"
      issues += [MigrationIssue(.reuse, last.response, differences, note)].compactMap(\.self)
    }
    guard bench.routes.hasEffects(last.response.data.kind) else { return issues }
    let unshared = UnsharedEffects(legacy: old.effects, state: new.effects)
    if !unshared.isEmpty {
      let before = old.earlierEffects.union(new.earlierEffects)
      let failureClass =
        unshared.hasOnlyRepeatedAnalytics(after: before) ? FailureClass.impressions : .effects
      issues.append(
        unshared.issue(
          failureClass,
          of: last,
          ", after \(documentsBeforeLast.count) other documents"
        )
      )
    }
    return issues
  }

  private func showDocuments(on stage: Stage) -> OutputAndEffects {
    let documents = documentsBeforeLast + [last.response]
    let bridged = bench.bridgedContent(for: documents[0], on: stage)
    var screen = OutputAndEffects()
    var shown: ContentID?
    for document in documents {
      let effects = bridged.effects.effects
      screen.earlierEffects = Set(effects)
      bridged.deliver(document)
      if let shown, shown != document.data.id { bridged.bridge.release(shown) }
      shown = document.data.id
      bridged.settleInVirtualTime()
      screen.effects = Array(bridged.effects.effects.dropFirst(effects.count))
    }
    screen.output = bridged.shownOutput(of: last.response)
    return screen
  }
}
