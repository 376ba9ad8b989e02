import Bridge
import Parity
import ScreenDocument
import StrictJSON

extension MigrationIssue {
  /// Creates the issue of the places where both sides differ; `nil` if there are none.
  ///
  /// The message has the values of the first place, and the number of the others.
  init?(
    _ failureClass: FailureClass,
    _ response: TestedResponse,
    _ differences: [ParityDifference],
    _ note: String = ""
  ) {
    guard let first = differences.first else { return nil }
    let count = differences.count - 1
    let more = count == 0 ? "" : ", and \(count) more \(count == 1 ? "difference" : "differences")"
    self.init(
      failureClass,
      response,
      at: first.path,
      among: differences.map(\.path),
      legacy: first.legacy,
      state: first.state,
      "legacy \(Self.text(first.legacy)), state \(Self.text(first.state))\(more)\(note)"
    )
  }

  private static func text(_ tree: JSONTree?) -> String {
    guard let text = tree?.text(style: .compact) else { return "nothing" }
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}
