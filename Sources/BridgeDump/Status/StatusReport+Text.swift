import Bridge
import Parity
import ScreenDocument
import ScreenDump

extension StatusReport {
  /// Returns the headline, the number of kinds on each stage, what to do next, a row for each kind,
  /// what is left of the legacy side, the comparisons over time, the changes since an earlier
  /// report, and the inputs.
  func text(_ style: TextStyle) -> String {
    let style = TextStyle(isColored: style.isColored, width: style.width ?? 80)
    var text = Paragraph.text(headline + ".", sign: headlineSign(style), style)
    text += stageBar(style)
    text += doNextList(style)
    text += kindTable(style)
    text += countsAfterKindMovesTable(style)
    text += comparisonsOverTimeText(style)
    text += changeLines(style)
    return text + momentAndInputsFooter(style)
  }

  private func headlineSign(_ style: TextStyle) -> String {
    if rollBackKindCount > 0 { return style.painted("✗", .red) }
    if !hasLedgerWithCounts { return style.painted("–", .yellow) }
    return doneOrDeletableKindCount == kinds.count ? style.painted("✓", .green) : "→"
  }

  private func stageBar(_ style: TextStyle) -> String {
    let parts = Stage.allCases.reversed().map { (kindCount(on: $0), $0.rawValue) }
      .filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "" }
    let width = 40
    let bar = Stage.allCases.reversed().map { stage in
      let share = kindCount(on: stage) * width / max(kinds.count, 1)
      let length = kindCount(on: stage) > 0 ? max(share, 1) : 0
      return String(repeating: stage.barCharacter, count: length)
    }
    let words = parts.map { "\($0.0) \($0.1)" }.joined(separator: " · ")
    return "  \(bar.joined())\n  \(style.painted(words, .dim))\n"
  }

  private func doNextList(_ style: TextStyle) -> String {
    let all = doNextSentences
    guard !all.isEmpty else { return "" }
    var text = "\n" + style.painted("do next", .bold) + "\n"
    for sentence in all.prefix(NextStepSentence.maximumShownSentences) {
      let sign = sentence.isUrgent ? style.painted("✗", .red) : "→"
      text += Paragraph.text(sentence.text, sign: sign, style)
      text += StatusText.indentedLinesToCopy(
        sentence.linesToCopy,
        toolName: inputs.toolName,
        style
      )
    }
    let rest = all.count - NextStepSentence.maximumShownSentences
    if rest > 0 { text += style.painted("  and \(rest) more, in the rows below\n", .dim) }
    return text
  }

  private func kindTable(_ style: TextStyle) -> String {
    var table = TextTable()
    let showsCoverage = kinds.contains { $0.variedPathCoverage != nil }
    table.append(
      ["kind", "stage", "evidence", showsCoverage ? "varied" : "", "left", "next"].map { name in
        TextCell(name, .dim, isRightAligned: name == "left" || name == "varied")
      }
    )
    for status in kinds {
      let paint: TextPaint =
        status.hasObservedFault ? .red : status.isAgreementProved ? .green : .plain
      table.append([
        TextCell(status.kind.rawValue, .bold),
        TextCell("\(status.stage.dotsFilledUpToStage) \(status.stage.rawValue)"),
        TextCell(
          (status.isAgreementProved ? "✓ " : "")
            + status.evidenceWords(hasLedgerWithCounts: hasLedgerWithCounts),
          paint
        ),
        TextCell(variedPathShareText(status, isShown: showsCoverage), isRightAligned: true),
        TextCell(status.legacyCode.map { "\($0.activeNodeCount)" } ?? "–", isRightAligned: true),
        TextCell(status.nextStep.words, paint),
      ])
    }
    var text = "\n" + table.text(indentation: 0, style, leavingOut: [3])
    if !unknownKindsOnScreens.isEmpty {
      let names = unknownKindsOnScreens.map(\.rawValue).joined(separator: ", ")
      text += Paragraph.text("No side knows \(names).", sign: "!", style)
    }
    return text
  }

  private func variedPathShareText(_ status: KindStatus, isShown: Bool) -> String {
    guard isShown else { return "" }
    return status.variedPathCoverage?.variedPathShare.percentage ?? "–"
  }

  private func countsAfterKindMovesTable(_ style: TextStyle) -> String {
    guard remainingLegacySide.countsWithEveryKindOff.activeNodeCount > 0 else { return "" }
    var text = "\n" + style.painted(remainingLegacySideTitle, .bold) + "\n"
    var table = TextTable()
    for step in remainingLegacySide.countsAfterKindMoves {
      table.append([
        TextCell(step.matchesPresentStages ? "▸" : ""),
        TextCell(step.kindMovedToComplete.map { "+ \($0.rawValue)" } ?? "all off"),
        TextCell(step.counts.activeNodeCount.counted("node"), isRightAligned: true),
        TextCell(
          step.counts.activeListenerCount.counted("listener"),
          isRightAligned: true
        ),
        TextCell(step.counts.files.count.counted("file"), isRightAligned: true),
        TextCell(step.matchesPresentStages ? "you are here" : ""),
      ])
    }
    text += table.text(indentation: 0, style)
    return text
  }

  /// The title of the legacy side's table:
  /// `what is left of the legacy side: 101 of 125 nodes, 6 of 8 files`.
  var remainingLegacySideTitle: String {
    let (now, start) = (
      remainingLegacySide.presentCounts, remainingLegacySide.countsWithEveryKindOff
    )
    return
      "what is left of the legacy side: \(now.activeNodeCount.grouped) of \(start.activeNodeCount.counted("node")), "
      + "\(now.files.count) of \(start.files.count.counted("file"))"
  }

  private func comparisonsOverTimeText(_ style: TextStyle) -> String {
    guard let first = dailyProgress.first, let last = dailyProgress.last, first.day < last.day
    else {
      return ""
    }
    let marks = Array("▁▂▃▄▅▆▇█")
    let most = max(dailyProgress.map(\.comparisons).max() ?? 1, 1)
    let line = dailyProgress.map { String(marks[$0.comparisons * (marks.count - 1) / most]) }
      .joined()
    let kinds = last.advanceProvedKindCount.counted("kind")
    let days = "\(first.day.text) to \(last.day.text)"
    return "\n" + style.painted("comparisons, \(days)", .bold) + "\n  \(line)\n"
      + "  \(last.comparisons.counted("comparison")), \(kinds) proved\n"
  }

  private func changeLines(_ style: TextStyle) -> String {
    guard let changes else { return "" }
    let title = style.painted("since \(changes.earlierMomentText.terminalSafe)", .bold)
    let lines = changes.sentences.isEmpty ? ["Nothing has changed."] : changes.sentences
    return "\n\(title)\n"
      + lines.map { Paragraph.text($0, sign: "·", style) }.joined()
  }

  private func momentAndInputsFooter(_ style: TextStyle) -> String {
    var parts = [inputs.momentText, "\(inputs.toolName) \(inputs.toolVersion)"]
    if let commit = inputs.inputsCommitHash { parts.insert("commit \(commit.prefix(12))", at: 1) }
    if !appVersions.isEmpty { parts.append("app \(appVersions.joined(separator: ", "))") }
    let line = parts.joined(separator: " · ").terminalSafe.truncated(toColumns: style.width ?? 80)
    return "\n" + style.painted(line, .dim) + "\n" + StatusText.missingInputs(inputs, style)
  }
}

extension Stage {
  /// Four marks, filled up to the stage: `●○○○` for `off`, `●●●●` for `complete`.
  var dotsFilledUpToStage: String {
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return Self.allCases.indices.map { $0 <= index ? "●" : "○" }.joined()
  }

  /// The character that fills the stage's part of the bar.
  fileprivate var barCharacter: String {
    switch self {
    case .complete: "█"
    case .live: "▓"
    case .shadow: "▒"
    case .off: "░"
    }
  }
}
