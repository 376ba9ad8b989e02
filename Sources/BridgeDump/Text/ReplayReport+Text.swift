import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

extension ReplayReport {
  /// The maximum number of mismatches in the text.
  private static var maximumShownMismatches: Int { 10 }

  /// Returns the counts, a line for each kind, the causes, the known causes, and the first ten
  /// mismatches and candidate errors in the form of a diff, each with its first places and the
  /// number of the others.
  func text(_ style: TextStyle) -> String {
    var parts = [totals.readLineCount.counted("line")]
    for (count, what) in [
      (totals.sampledOutLineCount, "not in the sample"), (totals.invalidLineCount, "invalid"),
    ] where count > 0 {
      parts.append("\(count.grouped) \(what)")
    }
    parts += Self.outcomeCountTexts(of: totals.counts)
    switch endReason {
    case .endOfJournal: break
    case .maximumMismatches: parts.append("stopped at the requested number of mismatches")
    case .interrupted: parts.append("interrupted")
    }
    var text = verdict.headline(journalName, nothing: "nothing compared", counts: parts, style)
    if verdict == .nothingChecked {
      text += reasonsForUncomparedLinesAndKinds.asIndentedLines(style)
    } else if let warning = mostLinesInvalidWarning {
      text += Paragraph.text(warning, sign: style.painted("!", .yellow), style)
    }
    var table = TextTable()
    for (kind, counts) in totals.countsByKind.sorted(by: { $0.key < $1.key }) {
      table.append([
        TextCell(kind.rawValue, .bold),
        TextCell(Self.outcomeCountTexts(of: counts).joined(separator: " · ")),
      ])
    }
    text += table.text(indentation: 2, style)
    text += causes.text(mismatchCount: totals.counts.mismatchAndErrorCount, style)
    text += knownCauseUses.text(style)
    for mismatch in totals.keptMismatches.prefix(Self.maximumShownMismatches) {
      let step = mismatch.result.step.map { $0 > 0 ? ", step \($0)" : "" } ?? ""
      let place = " in line \(mismatch.lineNumber)\(step)"
      text += CompareReport.resultText(mismatch.result, place: place, style)
      let omitted = mismatch.omittedDifferenceCount
      if omitted > 0 { text += style.painted("    and \(omitted.grouped) more", .dim) + "\n" }
    }
    let shown = min(totals.keptMismatches.count, Self.maximumShownMismatches)
    let hidden = totals.counts.mismatchAndErrorCount - shown
    if hidden > 0 { text += style.painted("  and \(hidden.grouped) more", .dim) + "\n" }
    return text
  }

  /// The warning that more than half of the lines are invalid; otherwise `nil`.
  private var mostLinesInvalidWarning: String? {
    let (invalid, all) = (totals.invalidLineCount, totals.readLineCount)
    guard invalid > all / 2 else { return nil }
    return
      "\(invalid.grouped) of \(all.grouped) lines are invalid, and nothing in them was compared."
  }

  private static func outcomeCountTexts(of counts: OutcomeCounts) -> [String] {
    ComparisonOutcome.allCases.filter { counts[$0] > 0 }.map {
      "\(counts[$0].grouped) \($0.termInText)"
    }
  }
}

extension ReplayTotals {
  /// Returns the text that shows the progress: the number of lines, their rate, the number of
  /// mismatches and candidate errors, and the remaining time if the size of the journal is known.
  @MainActor
  func progressLine(after seconds: TimeInterval, whileReading stream: DumpInputStream) -> String {
    let rate = Double(readLineCount) / max(seconds, 0.001)
    var text = "\(readLineCount.counted("line")) · \(Int(rate).grouped)/s · "
    text += "\(counts.mismatchAndErrorCount.grouped) mismatched"
    if let byteCount = stream.byteCount, stream.readByteCount > 0,
      byteCount >= stream.readByteCount
    {
      let left = seconds * Double(byteCount - stream.readByteCount) / Double(stream.readByteCount)
      text += " · \(Int(left.rounded(.up))) s left"
    }
    return text
  }
}
