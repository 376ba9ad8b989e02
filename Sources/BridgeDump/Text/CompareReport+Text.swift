import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension CompareReport {
  /// Returns the counts, the reasons why contents were not compared, the times if they were
  /// requested, and the mismatches and failures in the form of a diff.
  ///
  /// Of equal results, the first one is shown, then the number of the others and the ids of up to
  /// ten of them.
  func text(_ style: TextStyle) -> String {
    var text = header(style) + reasonsNotComparedText(style) + timesTable(style)
    for group in DifferenceGroup.groups(
      of: screens,
      where: { $0.outcome.isMismatchOrCandidateError }
    ) {
      if let heading = group.heading {
        let lines =
          style.width.map { heading.terminalSafe.wrapped(toColumns: $0) } ?? [heading.terminalSafe]
        for line in lines { text += style.painted(line, .bold) + "\n" }
      }
      guard let first = group.results.first else { continue }
      let name = screens[first.screenIndex].name
      let place = screenCount > 1 ? " in \(name)" : ""
      text += Self.resultText(first.result, place: place, style)
      text += minimalScreens?.smallestExampleLine(for: first.result, in: name, style) ?? ""
      text += idsOfOtherResults(of: group, style)
    }
    return text
  }

  /// The maximum number of ids after the first result of a group.
  private static let maximumNamedOtherResults = 10

  private func idsOfOtherResults(of group: DifferenceGroup, _ style: TextStyle) -> String {
    let others = group.results.dropFirst()
    guard !others.isEmpty else { return "" }
    let names = others.prefix(Self.maximumNamedOtherResults).map { one in
      one.result.id.rawValue + (screenCount > 1 ? " in \(screens[one.screenIndex].name)" : "")
    }
    let rest = others.count > Self.maximumNamedOtherResults ? ", …" : ""
    let list = names.joined(separator: ", ") + rest
    let sentence = "and \(others.count.grouped) more: \(list)".terminalSafe
    let lines = style.width.map { sentence.wrapped(toColumns: $0 - 4) } ?? [sentence]
    return lines.map { style.painted("    \($0)", .dim) + "\n" }.joined()
  }

  /// Returns a row with the times of both sides for each content whose times were measured; empty
  /// if times were not requested.
  private func timesTable(_ style: TextStyle) -> String {
    guard showsTimes else { return "" }
    var table = TextTable()
    let timed = screens.flatMap(\.results).compactMap { result in
      result.latency.map { (result, $0) }
    }
    let legacy = Duration.textsForColumn(timed.map(\.1.legacy))
    let state = Duration.textsForColumn(timed.map(\.1.state))
    for (index, (result, _)) in timed.enumerated() {
      table.append([
        TextCell(result.id.rawValue, .bold), TextCell("legacy", .dim),
        TextCell(legacy[index], isRightAligned: true), TextCell("state", .dim),
        TextCell(state[index], isRightAligned: true), TextCell(""),
      ])
    }
    return table.text(indentation: 2, style)
  }

  private func header(_ style: TextStyle) -> String {
    var parts = ComparisonOutcome.allCases.map { (count(of: $0), $0.termInText) }.filter {
      $0.0 > 0
    }
    .map { "\($0.grouped) \($1)" }
    if undeclaredFeedCount > 0 { parts.append("\(undeclaredFeedCount.grouped) undeclared feeding") }
    return verdict.headline(headlineTitleParts, counts: parts, differs: foundDifference, style)
  }

  /// The name of the only screen, or the number of screens.
  ///
  /// If everything has moved, or if nothing was compared on at least one screen, words that say
  /// this come first.
  private var headlineTitleParts: [String] {
    let name = screenCount == 1 ? screens[0].name : "\(screenCount.grouped) screens"
    if verdict == .everythingMoved { return [CheckVerdict.everythingMovedWords, name] }
    let nothing = "nothing compared"
    let empty = uncomparedScreenCount
    if empty == 0 { return [name] }
    return empty == screenCount ? [nothing, name] : ["\(nothing) on \(empty.grouped) of \(name)"]
  }

  /// Returns why screens could not be read, the reasons why contents were not compared, and
  /// ``rowsOfContentsWithoutSides(_:)``.
  ///
  /// If the verdict is `ok`, the reasons are those of all screens; otherwise they are those of the
  /// screens on which nothing was compared.
  private func reasonsNotComparedText(_ style: TextStyle) -> String {
    let reasons = screens.filter { $0.verdict == .nothingChecked || verdict == .ok }
      .flatMap { screen in
        screen.unchecked.sentences.map { screenCount == 1 ? $0 : "\(screen.name): \($0)" }
      }
    return (unreadableScreens.sentences + reasons).asIndentedLines(style)
      + rowsOfContentsWithoutSides(style)
  }

  /// Returns a row for each content that neither side shows, on screens on which nothing was
  /// compared.
  ///
  /// At most 100 contents get a row; a line with the number of the others follows.
  private func rowsOfContentsWithoutSides(_ style: TextStyle) -> String {
    var table = TextTable()
    var count = 0
    for screen in screens where screen.verdict == .nothingChecked {
      for (result, outputs) in zip(screen.results, screen.outputsOfResults) {
        guard let payload = outputs.payloadOfUnshownContent else { continue }
        count += 1
        guard count <= Self.maximumListedContentsWithoutSides else { continue }
        table.append([
          TextCell("○", .yellow), TextCell(result.id.rawValue, .bold),
          TextCell(result.kind.rawValue), TextCell(payload.summary),
        ])
      }
    }
    let rest = count - Self.maximumListedContentsWithoutSides
    return table.text(indentation: 2, style) + (rest > 0 ? "  and \(rest.grouped) more\n" : "")
  }

  private static let maximumListedContentsWithoutSides = 100

  /// Returns the lines for one result: its id, kind and outcome, its error message, both values of
  /// each difference, cut to the width, and the number of ignored differences.
  ///
  /// `place` says where the result was found, such as ` in line 12`; it begins with a space or is
  /// empty.
  static func resultText(
    _ result: ComparisonResult,
    place: String,
    _ style: TextStyle
  ) -> String {
    let name = style.painted(result.id.rawValue.terminalSafe, .bold)
    let rest = " (\(result.kind)) \(result.outcome.termInText)\(place)".terminalSafe
    var text = "\(style.painted("✗", .red)) \(name)\(rest)\n"
    if let message = result.errorMessage { text += "    \(message.terminalSafe)\n" }
    for difference in result.differences {
      text += "    \(difference.placeOrAspectText.terminalSafe)\n"
      let width = style.width.map { max($0 - 17, 20) } ?? 200
      for (sign, side, value, paint) in [
        ("-", "legacy", difference.legacy, TextPaint.red),
        ("+", "state ", difference.state, TextPaint.green),
      ] {
        let value = value?.text().terminalSafe.truncated(toColumns: width) ?? "nothing"
        text += "      \(style.painted("\(sign) \(side)  \(value)", paint))\n"
      }
    }
    if result.ignoredCount > 0 {
      text += style.painted("    \(result.ignoredDifferencesText)\n", .dim)
    }
    return text
  }
}

extension ComparisonResult {
  /// The number of ignored differences, in words that name a rule as the reason.
  var ignoredDifferencesText: String {
    ignoredCount == 1
      ? "1 difference is ignored by a rule"
      : "\(ignoredCount.grouped) differences are ignored by a rule"
  }
}

extension ParityDifference {
  /// Where or in what the sides differ: the path for a difference of values, such as
  /// `/items/0/price`; for every other aspect, words for it, with the path for `order` and
  /// `effects`.
  ///
  /// The root path of values is written `the whole value`.
  var placeOrAspectText: String {
    switch aspect {
    case .value: path == .root ? "the whole value" : path.description
    case .order: "before the final value, \(path)"
    case .effects: "effect \(path)"
    case .count, .turn, .thread, .completion: aspect.words
    }
  }
}
