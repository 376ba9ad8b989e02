import Bridge
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Delivers several documents to one screen, one after another, on each side, and tests each one
/// after the first.
///
/// Each of these documents must show the same as it does without the earlier ones, and both sides
/// must have the same effects for it; a route that declares no effects loses those of the legacy
/// side. The check ends at the first document with issues; one before the last that also fails
/// alone is passed over.
@MainActor
struct SuccessiveDocumentsCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  /// The earlier documents, at least one, the oldest first; each has one content of the kind.
  let documentsBeforeLast: [TestedResponse]
  let last: StateSideExpectation

  /// The output and effects of one side for a document, and the effects before it.
  private struct OutputAndEffects {
    let output: AnyViewData?
    let effects: [ContentEffect]
    let earlierEffects: Set<ContentEffect>
  }

  func issues() -> [MigrationIssue] {
    let documents = documentsBeforeLast + [last.response]
    let old = show(documents, on: .off)
    let new = show(documents, on: .complete)
    for index in documents.indices.dropFirst() {
      let isLast = index == documentsBeforeLast.count
      guard let expectation = isLast ? last : sides.stateSideExpectation(of: documents[index])
      else { continue }
      let found = issues(of: expectation, after: index, legacy: old[index], state: new[index])
      guard !found.isEmpty else { continue }
      // Other checks have tested the last document alone, but not the earlier ones.
      if isLast || EveryStageCheck(sides: sides, expectation: expectation).issues().isEmpty {
        return found
      }
    }
    return []
  }

  /// Returns the issues of one document.
  ///
  /// - Parameters:
  ///   - expectation: The document, and its expected output.
  ///   - count: The number of documents before it.
  ///   - old: What the legacy side did for the document.
  ///   - new: What the state side did for the document.
  /// - Returns: The issues.
  private func issues(
    of expectation: StateSideExpectation,
    after count: Int,
    legacy old: OutputAndEffects,
    state new: OutputAndEffects
  ) -> [MigrationIssue] {
    let others = count == 1 ? "1 other document" : "\(count) other documents"
    let note = "; the value is correct for this document alone, but not after \(others)"
    var issues = [expectation.issueIfDifferent(from: old.output, as: .reuse, note)]
      .compactMap(\.self)
    if let output = new.output {
      let note =
        note
        + "; both values are the state side's: 'legacy' is its value without the other documents"
      issues += [expectation.issueIfDifferent(fromStateSide: output, as: .reuse, note)]
        .compactMap(\.self)
    }
    let differences = EffectDifferences(
      legacy: old.effects,
      state: new.effects,
      of: expectation
    )
    guard !differences.isEmpty else { return issues }
    if sides.routes.hasEffects(expectation.response.data.kind) {
      let before = old.earlierEffects.union(new.earlierEffects)
      let failureClass =
        differences.hasOnlyRepeatedAnalytics(after: before) ? FailureClass.impressions : .effects
      issues.append(differences.issue(failureClass, ", after \(others)"))
    } else {
      issues.append(differences.issueOfLostEffects("; it comes after \(others)"))
    }
    return issues
  }

  /// Shows documents one after another on a new screen.
  ///
  /// - Returns: What the screen did for each document.
  private func show(_ documents: [TestedResponse], on stage: Stage) -> [OutputAndEffects] {
    let bridged = sides.makeBridgedContent(for: documents[0], on: stage)
    var shown: ContentID?
    return documents.map { document in
      let effects = bridged.effects.effects
      bridged.deliver(document)
      if let shown, shown != document.data.id { bridged.bridge.release(shown) }
      shown = document.data.id
      bridged.settleInVirtualTime()
      return OutputAndEffects(
        output: bridged.shownOutput(of: document),
        effects: Array(bridged.effects.effects.dropFirst(effects.count)),
        earlierEffects: Set(effects)
      )
    }
  }
}
