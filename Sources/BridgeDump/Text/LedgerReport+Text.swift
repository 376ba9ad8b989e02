import Bridge
import Foundation
import ScreenDocument
import ScreenDump

extension LedgerReport {
  /// The counts of each advice, a table, and what is proved of those to be rolled back.
  func text(_ style: TextStyle) -> String {
    var text = header(style)
    if verdict == .nothing { text += unchecked.sentences.reasonsText(style) }
    guard !evidence.isEmpty else { return text }
    var table = TextTable()
    table.append(
      [
        "content", "flag", "app", "stage", "s", "n", "E", "advice", legacyTitle, stateTitle,
        "old code",
      ]
      .enumerated().map { TextCell($0.element, .dim, isRightAligned: Self.isNumber($0.offset)) }
    )
    for one in evidence { table.append(row(one)) }
    text += table.text(indentation: 2, style)
    for one in evidence where one.advice == .rollBack {
      let name = style.painted(one.key.kind.rawValue.neutralized, .bold)
      text += "\(style.painted("✗", .red)) \(name) \(one.explanation.neutralized)\n"
    }
    return text
  }

  private var legacyTitle: String { tellsTimes ? "legacy" : "" }
  private var stateTitle: String { tellsTimes ? "state" : "" }

  private func header(_ style: TextStyle) -> String {
    var parts = [runCount == 1 ? "1 run" : "\(runCount) runs"]
    for (advice, name) in [(EvidenceAdvice.rollBack, "to roll back"), (.advance, "to advance")] {
      let count = count(of: advice)
      if count > 0 { parts.append("\(count) \(name)") }
    }
    let count = evidence.count
    let title = count == 0 ? nil : count == 1 ? "1 content" : "\(count) contents"
    return verdict.headline(title, nothing: "nothing counted", counts: parts, style)
  }

  private func row(_ one: Evidence) -> [TextCell] {
    let stages = Stage.allCases.filter(one.stages.contains).map(\.rawValue)
    let legacyCode = legacyCode(of: one)
    let (advice, paint): (String, TextPaint) =
      switch one.advice {
      case .hold: ("hold", .plain)
      case .advance: ("advance", .green)
      case .rollBack: ("roll back", .red)
      }
    return [
      TextCell(one.key.kind.rawValue, .bold),
      TextCell(one.key.flagVersion),
      TextCell(one.key.appVersion),
      TextCell(stages.isEmpty ? "–" : stages.joined(separator: ", ")),
      TextCell("\(one.counts.differences)", isRightAligned: true),
      TextCell("\(one.counts.comparisons)", isRightAligned: true),
      TextCell(one.logRollBackValue.exponentialText, isRightAligned: true),
      TextCell(advice, paint),
      TextCell(time(one.latency.legacy), isRightAligned: true),
      TextCell(time(one.latency.state), isRightAligned: true),
      TextCell("\(legacyCode.isDeletable ? "delete" : "keep"): \(legacyCode.reason)", .dim),
    ]
  }

  private static func isNumber(_ column: Int) -> Bool { [4, 5, 6, 8, 9].contains(column) }

  /// The median.
  func time(_ times: LatencySummary) -> String {
    guard tellsTimes else { return "" }
    guard let median = times.quantile(0.5) else { return "–" }
    return median.shortText
  }
}
