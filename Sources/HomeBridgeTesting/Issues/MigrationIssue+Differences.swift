import Bridge
import Parity
import ScreenDocument
import StrictJSON

extension MigrationIssue {
  /// Returns one issue for each class of a response's differences, the most specific class first.
  static func issuePerFailureClass(
    _ response: TestedResponse,
    _ differences: [ParityDifference],
    _ note: String
  ) -> [MigrationIssue] {
    let differencesByClass = Dictionary(grouping: differences) { FailureClass($0.aspect) }
    return FailureClass.mostSpecificFirst.compactMap { failureClass in
      guard let differences = differencesByClass[failureClass] else { return nil }
      return MigrationIssue(failureClass, response, differences, note)
    }
  }

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
    let otherCount = differences.count - 1
    let noun = otherCount == 1 ? "difference" : "differences"
    let otherCountText = otherCount == 0 ? "" : ", and \(otherCount) more \(noun)"
    self.init(
      failureClass,
      response,
      at: first.path,
      among: differences.map(\.path),
      legacy: first.legacy,
      state: first.state,
      "legacy \(Self.shortenedText(first.legacy)), state \(Self.shortenedText(first.state))"
        + "\(otherCountText)\(note)"
    )
  }

  private static func shortenedText(_ tree: JSONTree?) -> String {
    guard let text = tree?.text(style: .compact) else { return "nothing" }
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}
