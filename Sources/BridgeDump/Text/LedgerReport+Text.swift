import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

extension LedgerReport {
  /// Returns a headline, a table with a row for each evidence, and lines that explain the rows.
  ///
  /// The headline counts the rows by their advice. The lines of a row say what proves its advice,
  /// or what is missing for a proof. The kinds that are in no ledger come last.
  func text(_ style: TextStyle) -> String {
    var text = header(style)
    if verdict == .nothingChecked { text += unchecked.sentences.asIndentedLines(style) }
    if !evidence.isEmpty {
      var table = TextTable()
      table.append(
        [
          "content", "flag", "app", "stage", "s", "n", legacyTimesTitle, stateTimesTitle, "E",
          "advice",
          isByCohort ? "cohort" : "",
        ]
        .enumerated().map { column, title in
          TextCell(title, .dim, isRightAligned: Self.isNumberColumn(column))
        }
      )
      let legacy = Duration.textsForColumn(evidence.map { $0.latency.legacy.quantile(0.5) })
      let state = Duration.textsForColumn(evidence.map { $0.latency.state.quantile(0.5) })
      for (index, one) in evidence.enumerated() {
        table.append(row(one, showsTimes ? [legacy[index], state[index]] : ["", ""]))
      }
      text += table.text(indentation: 2, style, leavingOut: [2, 1, 6, 7, 8, 3])
      let versionsByKind = Dictionary(grouping: Set(evidence.map(\.key)), by: \.kind)
      for one in evidence {
        let versionCount = versionsByKind[one.key.kind]?.count ?? 0
        text += explanation(of: one, hasOtherVersions: versionCount > 1, style)
      }
    }
    for advice in EvidenceAdvice.byUrgency { text += kindsInNoLedgerLine(advice, style) }
    return text
  }

  private func kindsInNoLedgerLine(_ advice: EvidenceAdvice, _ style: TextStyle) -> String {
    let kinds = kindsInNoLedger(with: advice).map(\.rawValue.terminalSafe)
    guard !kinds.isEmpty else { return "" }
    let sign = style.painted(advice.sign, advice.paint)
    let words = "\(advice.words), not counted: \(kinds.joined(separator: ", "))"
    return Paragraph.text(words, sign: sign, style)
  }

  private var legacyTimesTitle: String { showsTimes ? "legacy" : "" }
  private var stateTimesTitle: String { showsTimes ? "state" : "" }

  private func header(_ style: TextStyle) -> String {
    var parts = [runCount.counted("run")]
    if isByCohort {
      let cohorts = Set(evidence.map(\.group)).count
      parts.append(cohorts.counted("cohort"))
    }
    parts += actionCountTexts
    return verdict.headline(
      kindVersionCountText,
      nothing: "nothing counted",
      counts: parts,
      style
    )
  }

  /// The number of kinds, with each version of a flag or an app counted apart: `3 contents`; `nil`
  /// for none.
  var kindVersionCountText: String? {
    let count = Set(evidence.map(\.key)).count
    return count == 0 ? nil : count.counted("content")
  }

  /// The numbers of rows with each advice that asks for an action, as texts: `2 to roll back`;
  /// numbers of 0 are left out.
  var actionCountTexts: [String] {
    EvidenceAdvice.byUrgency.compactMap { advice in
      let count = evidenceCount(with: advice)
      let asksForAction = ![.hold, .keepLegacy, .done].contains(advice)
      return asksForAction && count > 0 ? "\(count) to \(advice.words)" : nil
    }
  }

  private func row(_ one: Evidence, _ times: [String]) -> [TextCell] {
    let stages = Stage.allCases.filter(one.stages.contains).map(\.rawValue)
    return [
      TextCell(one.key.kind.rawValue, .bold),
      TextCell(one.key.flagVersion),
      TextCell(one.key.appVersion),
      TextCell(stages.isEmpty ? "–" : stages.joined(separator: ", ")),
      TextCell("\(one.counts.differences)", isRightAligned: true),
      TextCell("\(one.counts.comparisons)", isRightAligned: true),
      TextCell(times[0], isRightAligned: true),
      TextCell(times[1], isRightAligned: true),
      TextCell(one.adviceProof?.logEValue.antilogarithmText ?? "–", isRightAligned: true),
      TextCell(one.advice.words, one.advice.paint),
      TextCell(cohortText(of: one)),
    ]
  }

  /// The cohort of a row; empty if rows are not by cohort.
  private func cohortText(of one: Evidence) -> String {
    guard case .cohort(let cohort) = one.group else { return "" }
    return cohort ?? "–"
  }

  private func explanation(of one: Evidence, hasOtherVersions: Bool, _ style: TextStyle) -> String {
    var parts = [("flag", one.key.flagVersion), ("app", one.key.appVersion)]
    if !hasOtherVersions { parts = [] }
    if case .cohort(let cohort) = one.group { parts.append(("cohort", cohort ?? "unknown")) }
    parts = parts.filter { !$0.1.isEmpty }
    let words = parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let versions = words.isEmpty ? "" : " (\(words))"
    let name = style.painted(one.key.kind.rawValue.terminalSafe, .bold)
    let sign = style.painted(one.advice.sign, one.advice.paint)
    let rest = "\(versions.terminalSafe) \(one.explanation.terminalSafe)"
    guard let width = style.width else { return "\(sign) \(name)\(rest)\n" }
    let lines = (one.key.kind.rawValue.terminalSafe + rest).wrapped(toColumns: width - 2)
    return lines.enumerated().map { ($0.offset == 0 ? "\(sign) " : "  ") + $0.element + "\n" }
      .joined()
  }

  private static func isNumberColumn(_ column: Int) -> Bool { 4...8 ~= column }

  /// Returns the median of times as text: empty if times were not requested, `–` if there are no
  /// times.
  func medianText(of times: LatencyHistogram) -> String {
    guard showsTimes else { return "" }
    guard let median = times.quantile(0.5) else { return "–" }
    return median.shortText
  }
}

extension EvidenceAdvice {
  fileprivate var paint: TextPaint {
    switch self {
    case .rollBack: .red
    case .investigate: .yellow
    case .advance, .delete, .done: .green
    case .hold, .turnOn, .write, .keepLegacy: .plain
    }
  }
}
