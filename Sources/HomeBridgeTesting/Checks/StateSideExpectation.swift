import Bridge
import Parity
import ScreenDocument
import StrictJSON
import UIStateLayer

/// A response, and the expected output: that of the state side alone.
struct StateSideExpectation {
  let response: TestedResponse
  let stateSideOutput: AnyViewData

  /// Returns one issue with all differences between the legacy side's output `shown` and the
  /// expected output; `nil` if both are equal.
  func issueIfDifferent(
    from shown: AnyViewData?,
    as failureClass: FailureClass = .value,
    _ note: String = ""
  ) -> MigrationIssue? {
    let differences = ViewDataComparison.differences(legacy: shown, state: stateSideOutput)
    return MigrationIssue(failureClass, response, differences, note)
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
  func isNestedChange(from other: AnyViewData) -> Bool {
    ViewDataComparison.differences(legacy: other, state: stateSideOutput).allSatisfy {
      $0.path.tokens.count > 1 && $0.legacy != nil && $0.state != nil
    }
  }
}
