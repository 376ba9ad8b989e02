import Bridge
import Parity
import ScreenDocument
import StrictJSON
import UIStateLayer

/// A response, and what the new side alone shows of it.
struct Expectation {
  let response: TestedResponse
  let output: AnyViewData

  /// The differences from what the old side shows, as one issue; `nil` if there are none.
  func difference(
    from shown: AnyViewData?,
    as failureClass: FailureClass = .value,
    _ note: String = ""
  ) -> MigrationIssue? {
    let differences = ViewDataComparison.differences(legacy: shown, state: output)
    return MigrationIssue(failureClass, response, differences, note)
  }

  /// An issue of emissions that both sides have in another number or way.
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

  /// An issue of what the old side does, which the new side has no counterpart of.
  func issue(_ failureClass: FailureClass, _ message: String) -> MigrationIssue {
    MigrationIssue(failureClass, response, message)
  }

  /// Whether a change from another output is one of values inside lists or objects alone.
  func isNestedChange(from other: AnyViewData) -> Bool {
    ViewDataComparison.differences(legacy: other, state: output).allSatisfy {
      $0.path.tokens.count > 1 && $0.legacy != nil && $0.state != nil
    }
  }
}
