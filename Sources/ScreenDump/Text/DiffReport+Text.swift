import ScreenDocument
import StrictJSON
import TopScreen

extension DiffReport {
  /// Returns the report as text: the number of changes, the names of both screens, the change of the
  /// title, the ids of changed containers, and one line for each changed content, hidden or not.
  ///
  /// If ``showsEditSteps``, contents of the stack have one line for each edit in place instead.
  package func text(_ style: TextStyle) -> String {
    var table = TextTable()
    if showsEditSteps {
      for (change, step) in zip(difference.changes, difference.steps) {
        let one = ChangedContent.Change(change)
        let place = indicesText(step.indices.from, step.indices.to)
        let before = change.from.map { old.content(at: $0) }
        let after = change.to.map { new.content(at: $0) }
        table.append(Self.row([one], before, after, at: place))
      }
    }
    for content in changedContents where content.isDataOnlyContent || !showsEditSteps {
      let place =
        content.isDataOnlyContent ? "data" : indicesText(content.oldIndex, content.newIndex)
      table.append(
        Self.row(
          content.changes,
          oldVersion(of: content),
          newVersion(of: content),
          at: place
        )
      )
    }
    for content in changedHiddenContents { table.append(Self.row(content)) }
    let rows = table.text(
      indentation: 2,
      style,
      leavingOut: showsEditSteps ? [Self.kindColumn] : [Self.kindColumn, Self.indicesColumn]
    )
    return header(style) + changedTitleLine(style) + changedContainersLine(style) + rows
  }

  private static let indicesColumn = 1
  private static let kindColumn = 3

  private func header(_ style: TextStyle) -> String {
    let count = changeCount
    let without = isEitherScreenUnreadable ? "no content could be read" : "no changes"
    var parts = [count == 0 ? without : count.counted("change")]
    if titleChanged { parts.append("title") }
    let containers = changedContainerIDs.count
    if containers > 0 { parts.append(containers.counted("container")) }
    parts += counts.map { "\($0.count.grouped) \($0.change.words)" }
    let hidden = changedHiddenContents.count
    if hidden > 0 { parts.append("\(hidden.grouped) hidden") }
    let (old, new) = (old.name.terminalSafe, new.name.terminalSafe)
    let isWide = style.width.map { "\(old) → \(new)".columns > $0 } ?? false
    let names = isWide ? "\(old)\n→ \(new)" : "\(old) → \(new)"
    let sentence = parts.joined(separator: " · ")
    let answer = style.width.map { sentence.wrapped(toColumns: $0) } ?? [sentence]
    return answer.map { style.painted($0, .bold) + "\n" }.joined()
      + names.split(separator: "\n").map { style.painted(String($0), .dim) + "\n" }.joined()
  }

  private func changedTitleLine(_ style: TextStyle) -> String {
    guard titleChanged else { return "" }
    let titles = [old, new].map { screen in
      screen.composition.title.map { "「\($0.terminalSafe)」" } ?? "no title"
    }
    return Self.screenChangeLines("title \(titles.joined(separator: " → "))", style)
  }

  private func changedContainersLine(_ style: TextStyle) -> String {
    guard !changedContainerIDs.isEmpty else { return "" }
    let names = changedContainerIDs.map(\.terminalSafe).joined(separator: ", ")
    return Self.screenChangeLines("containers \(names)", style)
  }

  /// Returns a change of the whole screen, wrapped on a terminal; a word that is wider than the
  /// terminal is cut.
  private static func screenChangeLines(_ text: String, _ style: TextStyle) -> String {
    let sign = style.painted("~", .yellow)
    guard let width = style.width, text.columns + 5 > width else { return "  \(sign)  \(text)\n" }
    let limit = max(width - 5, 1)
    return text.wrapped(toColumns: limit).enumerated().map { index, line in
      let cut = line.columns > limit ? line.truncated(toColumns: limit) : line
      return (index == 0 ? "  \(sign)  " : "     ") + cut + "\n"
    }
    .joined()
  }

  private static func row(
    _ changes: [ChangedContent.Change],
    _ before: DumpedContent?,
    _ after: DumpedContent?,
    at place: String
  ) -> [TextCell] {
    let shown = after ?? before
    var note = ""
    switch changes.last {
    case .gone, .new: note = shown.map { $0.item.summary(output: $0.viewDataOrPayload) } ?? ""
    case .changed:
      if let before, let after { note = updateNote(before, after) }
    case .rehosted:
      note = [before, after].compactMap { $0?.item.side.term }.joined(separator: " → ")
    case .moved, nil: break
    }
    return [
      TextCell(changes.map(\.sign).joined(), changes.last?.paint ?? .plain),
      TextCell(place, .dim),
      TextCell(shown?.item.id.rawValue ?? "", .bold),
      TextCell(shown?.item.kind.rawValue ?? ""),
      TextCell(note),
    ]
  }

  private static func row(_ hidden: ChangedHiddenContent) -> [TextCell] {
    [
      TextCell(hidden.change.sign, hidden.change.paint),
      TextCell("hidden", .dim),
      TextCell(hidden.id.rawValue, .bold),
      TextCell(hidden.kind.rawValue),
      TextCell(hidden.reasonsText),
    ]
  }

  private func indicesText(_ from: Int?, _ to: Int?) -> String {
    guard let from, let to, from != to else { return (to ?? from).map { "\($0)" } ?? "" }
    return "\(from) → \(to)"
  }

  /// Returns a note about an update: both phases if they differ; otherwise what differs in the
  /// value to show, in the group, in the appearance and in the actions.
  private static func updateNote(_ older: DumpedContent, _ newer: DumpedContent) -> String {
    let phases = [older, newer].map(\.item.content.phase)
    if phases[0] != phases[1] { return "\(phases[0].term) → \(phases[1].term)" }
    let value = valueNote(older, newer)
    let notes =
      [value].filter { !$0.isEmpty }
      + newer.item.sentencesOnGroupAppearanceAndActions(since: older.item)
    return notes.isEmpty
      ? "It differs in values that are not shown." : notes.joined(separator: " · ")
  }

  /// Returns the first difference between an older value and the newer one to show, and the number
  /// of the others; a summary of the newer content if one of the values does not exist.
  ///
  /// It is empty if both values exist and are equal.
  private static func valueNote(_ older: DumpedContent, _ newer: DumpedContent) -> String {
    guard let before = older.value(comparedWith: newer),
      let after = newer.value(comparedWith: older)
    else {
      return newer.item.summary(output: newer.viewDataOrPayload)
    }
    let differences = before.differences(to: after)
    guard let first = differences.first else { return "" }
    let values = first.abbreviatedValues
    let rest = differences.count - 1
    return "\(first.path) \(values.old) → \(values.new)"
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }
}

extension ChangedContent.Change {
  fileprivate var paint: TextPaint {
    switch self {
    case .gone: .red
    case .new: .green
    case .moved: .cyan
    case .changed: .yellow
    case .rehosted: .magenta
    }
  }
}
