import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension CoverageReport {
  /// The maximum number of paths that the text lists for a kind.
  private static var maximumListedPaths: Int { 12 }

  /// Returns the headline, the contexts of the lines, and a table with a row for each kind.
  ///
  /// Lists follow: the paths that never varied, the cells that were not reached at the paths that
  /// influence what is shown and at those of unknown influence, each at no more than 12 paths of a
  /// kind, and the limits that were reached. Without responses, a reason follows the headline.
  func text(_ style: TextStyle) -> String {
    let style = TextStyle(isColored: style.isColored, width: style.width ?? 80)
    let sign =
      kinds.isEmpty
      ? style.painted("–", .yellow) : constantPathCount > 0 ? "→" : style.painted("✓", .green)
    var text = Paragraph.text("\(headline) (\(inputSummary)).", sign: sign, style)
    if verdict == .nothingChecked { text += [reasonNoResponseWasRead].asIndentedLines(style) }
    text += recordedContextTable(style) + kindTable(style)
    for kind in kinds where !kind.constantPaths.isEmpty {
      text += constantPathsText(of: kind, style)
    }
    for kind in kinds {
      text += unreachedCellsText(
        of: kind,
        atPathsInfluencingOutput: true,
        "has cells not reached at paths that influence what is shown",
        style
      )
      text += unreachedCellsText(
        of: kind,
        atPathsInfluencingOutput: nil,
        "has cells not reached at paths of unknown influence",
        style
      )
    }
    for limit in reachedLimitSentences {
      text += Paragraph.text(limit, sign: style.painted("!", .yellow), style)
    }
    return text
  }

  /// Why no response was read.
  var reasonNoResponseWasRead: String {
    if journalLineCount == 0 {
      return coverageFileCount > 0
        ? "no file of coverage has a response"
        : "the files have no lines; record some with JournalRecorder"
    }
    return invalidLineCount == journalLineCount ? "every line is invalid" : "no line has a response"
  }

  private func recordedContextTable(_ style: TextStyle) -> String {
    guard !kinds.isEmpty else { return "" }
    var table = TextTable()
    for (name, values) in recordedContextRows {
      table.append([TextCell(name, .dim), TextCell(values)])
    }
    return table.text(indentation: 2, style)
  }

  private func kindTable(_ style: TextStyle) -> String {
    guard !kinds.isEmpty else { return "" }
    var table = TextTable()
    table.append(
      ["kind", "paths", "never varied", "limit"].enumerated().map {
        TextCell($0.element, .dim, isRightAligned: 1...2 ~= $0.offset)
      }
    )
    for kind in kinds {
      let limits = [
        kind.omitsPaths ? "paths" : nil,
        kind.pathCountWithOmittedValues > 0
          ? "texts at \(kind.pathCountWithOmittedValues.grouped)" : nil,
      ]
      let paint: TextPaint = kind.constantPaths.isEmpty ? .plain : .yellow
      table.append([
        TextCell(kind.kind.rawValue, .bold),
        TextCell(kind.valuePathCount.grouped, isRightAligned: true),
        TextCell(kind.constantPaths.count.grouped, paint, isRightAligned: true),
        TextCell(limits.compactMap(\.self).joined(separator: ", ")),
      ])
    }
    return "\n" + table.text(indentation: 2, style)
  }

  /// Returns the cells that a kind's responses have not reached, at the first 12 paths of an
  /// influence, after a heading; empty if there are none.
  private func unreachedCellsText(
    of kind: KindCoverage,
    atPathsInfluencingOutput isInfluential: Bool?,
    _ words: String,
    _ style: TextStyle
  ) -> String {
    let cellsOfPaths = kind.unreachedCells(atPathsInfluencingOutput: isInfluential)
    guard !cellsOfPaths.isEmpty else { return "" }
    var text = kindHeading(kind, words, style)
    let width = (style.width ?? 80) - 6
    for (pointer, cells) in cellsOfPaths.prefix(Self.maximumListedPaths) {
      let path = pointer.tokens.isEmpty ? "the whole response" : pointer.description
      text += "    \(path.terminalSafe.truncated(toColumns: width))\n"
      let names = cells.map(\.displayName).joined(separator: ", ")
      for line in names.wrapped(toColumns: width) { text += "      \(line)\n" }
    }
    return text + omittedPathsText(totalPathCount: cellsOfPaths.count, style)
  }

  private func kindHeading(_ kind: KindCoverage, _ words: String, _ style: TextStyle) -> String {
    let width = (style.width ?? 80) - 5 - words.count
    let name = kind.kind.rawValue.terminalSafe.truncated(toColumns: width)
    return "\n  \(style.painted(name, .bold)) \(words)\n"
  }

  /// Returns a line with the number of paths that are not listed; empty if all are listed.
  private func omittedPathsText(totalPathCount: Int, _ style: TextStyle) -> String {
    let rest = totalPathCount - Self.maximumListedPaths
    guard rest > 0 else { return "" }
    return style.painted("    and \(rest.grouped) more; --format json lists all", .dim) + "\n"
  }

  private func constantPathsText(of kind: KindCoverage, _ style: TextStyle) -> String {
    let width = (style.width ?? 80) - 4
    var text = kindHeading(kind, "never varied", style)
    for (pointer, coverage) in kind.constantPaths.prefix(Self.maximumListedPaths) {
      let path = pointer.tokens.isEmpty ? "the whole response" : pointer.description
      let line = "\(path)  \(coverage.constantValueText)".terminalSafe.truncated(toColumns: width)
      text += "    \(line)\n"
    }
    return text + omittedPathsText(totalPathCount: kind.constantPaths.count, style)
  }
}
