import Bridge
import Parity
import ScreenDocument
import StrictJSON
import UIStateLayer

/// A response, and the expected output: that of the state side alone.
struct StateSideExpectation {
  let response: TestedResponse
  let stateSideOutput: AnyViewData
  /// Compares outputs and effects by the rules of the kind's registration.
  let comparison: OutputComparison

  /// Returns whether an output counts as equal to the expected output, by the rules of the kind.
  @MainActor
  func matches(_ shown: AnyViewData?) -> Bool {
    let outcome = comparison.verdict(legacy: shown, state: stateSideOutput).outcome
    return outcome == .matched || outcome == .ignored
  }

  /// Returns one issue with all differences between the legacy side's output `shown` and the
  /// expected output; `nil` if both count as equal.
  @MainActor
  func issueIfDifferent(
    from shown: AnyViewData?,
    as failureClass: FailureClass = .value,
    _ note: String = ""
  ) -> MigrationIssue? {
    issue(failureClass, of: comparison.verdict(legacy: shown, state: stateSideOutput), note)
  }

  /// Returns one issue with all differences between the expected output and another output of the
  /// state side; `nil` if both count as equal.
  ///
  /// The issue has the expected output as the one of the legacy side.
  @MainActor
  func issueIfDifferent(
    fromStateSide output: AnyViewData?,
    as failureClass: FailureClass,
    _ note: String
  ) -> MigrationIssue? {
    issue(failureClass, of: comparison.verdict(legacy: stateSideOutput, state: output), note)
  }

  /// Returns an issue about how the sides emit, such as how often or on which queue, with a text
  /// for each side.
  func issue(
    _ failureClass: FailureClass,
    legacy: String,
    state: String,
    _ message: String
  ) -> MigrationIssue {
    MigrationIssue(
      failureClass,
      response,
      legacy: .string(legacy),
      state: .string(state),
      "\(message): legacy \(legacy), state \(state)"
    )
  }

  /// Returns an issue that only the message describes, without a value or a text for each side.
  ///
  /// The message can be about either side or about both: the candidate fails, the legacy side
  /// repeats effects, the effects differ between two stages.
  func issue(_ failureClass: FailureClass, _ message: String) -> MigrationIssue {
    MigrationIssue(failureClass, response, message)
  }

  /// Returns whether all differences from another output are nested.
  ///
  /// A difference is nested if it is inside a list or an object of the output, at a place where
  /// both outputs have a value. A difference in a member of the output itself is not nested. The
  /// result is also `true` for equal outputs.
  @MainActor
  func isNestedChange(from other: AnyViewData) -> Bool {
    comparison.verdict(legacy: other, state: stateSideOutput).differences.allSatisfy {
      $0.path.tokens.count > 1 && $0.legacy != nil && $0.state != nil
    }
  }

  /// Returns one issue with all differences of a verdict, or with the error of the comparison
  /// function of the rules; `nil` if there is neither.
  private func issue(
    _ failureClass: FailureClass,
    of verdict: ParityVerdict,
    _ note: String
  ) -> MigrationIssue? {
    guard verdict.outcome != .candidateError else {
      let reason = verdict.errorMessage.map { ": \($0)" } ?? ""
      return issue(.budget, "the comparison function of the rules fails\(reason)\(note)")
    }
    return MigrationIssue(failureClass, response, verdict.differences, note)
  }
}
