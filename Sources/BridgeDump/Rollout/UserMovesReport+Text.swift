import Bridge
import JSONLogic
import ScreenDocument
import ScreenDump

extension UserMovesReport {
  /// Returns a headline and a part for each flag.
  ///
  /// If the files have no flags, the text is one line that says this.
  ///
  /// The part of a flag for which users move is the number of these users, a matrix of user counts,
  /// with old assignments as rows and new ones as columns, and a line for each move to an earlier
  /// stage or to a new error. For any other flag, it is a line that says that no user moves. Either
  /// says how many users get an error in both files, if there are any.
  func text(_ style: TextStyle) -> String {
    if let text = verdictRule.reportIfFileHasNoFlags(verdict, style) { return text }
    let (old, new) = (fractionalGenerations.old.rawValue, fractionalGenerations.new.rawValue)
    var text = verdict.headline(
      userCount.counted("user"),
      nothing: "",
      counts: old == new ? [] : ["fractional \(old) → \(new)"],
      style
    )
    for flag in flags { text += Self.text(flag, of: userCount, style) }
    return text
  }

  private static func text(_ flag: Flag, of users: Int, _ style: TextStyle) -> String {
    var text = "  " + style.painted(flag.key.terminalSafe, .bold)
    let errorsInBoth =
      flag.errorInBothUserCount > 0
      ? " · \(flag.errorInBothUserCount.grouped) get an error in both files" : ""
    guard flag.movedUserCount + flag.backwardsUserCount + flag.newErrorUserCount > 0 else {
      return text + style.painted(" · no user moves" + errorsInBoth, .dim) + "\n"
    }
    text += style.painted(
      " · \(flag.movedUserCount.grouped) move (\((Double(flag.movedUserCount) / Double(users)).percentText))"
        + " · \(flag.backwardsUserCount.grouped) backwards"
        + " · \(flag.newErrorUserCount.grouped) get an error\(errorsInBoth)",
      .dim
    )
    text += "\n" + matrix(flag).text(indentation: 4, style)
    for transition in flag.transitions
    where transition.isBackwards || transition.becomesError {
      let what = [
        transition.isBackwards ? "backwards" : nil, transition.becomesError ? "an error" : nil,
      ]
      .compactMap(\.self).joined(separator: ", ")
      let line =
        "✗ \(transition.from.textWithValue) → \(transition.to.textWithValue): "
        + "\(transition.userCount.grouped), \(what)"
      text += "    \(style.painted(line.terminalSafe, .red))\n"
    }
    return text
  }

  private static func matrix(_ flag: Flag) -> TextTable {
    let columns = Set(flag.transitions.map(\.to)).sorted()
    var table = TextTable()
    table.append(
      [TextCell("old \\ new", .dim)]
        + columns.map { TextCell($0.textWithValue, .dim, isRightAligned: true) } + [
          TextCell("")
        ]
    )
    for from in Set(flag.transitions.map(\.from)).sorted() {
      let cells = columns.map { to in
        let users = flag.userCount { $0.from == from && $0.to == to }
        return TextCell(users == 0 ? "–" : users.grouped, isRightAligned: true)
      }
      table.append([TextCell(from.textWithValue)] + cells + [TextCell("")])
    }
    return table
  }
}
