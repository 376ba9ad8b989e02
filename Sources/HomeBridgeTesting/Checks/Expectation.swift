import Bridge
import ScreenDocument
import UIStateLayer

/// A response, and what the new side alone shows of it.
struct Expectation {
  let response: TestedResponse
  let output: AnyViewData

  /// The first difference from what the old side shows, as an issue; `nil` if there is none.
  func difference(
    from shown: AnyViewData?,
    as failureClass: FailureClass = .value,
    _ note: String = ""
  ) -> MigrationIssue? {
    let differences = Parity.differences(legacy: shown, state: output)
    guard let first = differences.first else { return nil }
    let more = differences.count > 1 ? ", and \(differences.count - 1) more differences" : ""
    return MigrationIssue(
      failureClass,
      response,
      at: first.path,
      "legacy \(Self.text(first.legacy)), state \(Self.text(first.state))\(more)\(note)"
    )
  }

  /// Whether a change from another output is one of values inside lists or objects alone.
  func isNestedChange(from other: AnyViewData) -> Bool {
    Parity.differences(legacy: other, state: output).allSatisfy {
      $0.path.tokens.count > 1 && $0.legacy != nil && $0.state != nil
    }
  }

  private static func text(_ tree: JSONTree?) -> String {
    guard let text = tree?.text(style: .compact) else { return "nothing" }
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}
