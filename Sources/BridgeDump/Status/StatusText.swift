import Bridge
import Parity
import ScreenDump

/// The texts that the reports of `status` for all kinds and for one kind share.
enum StatusText {
  /// Returns lines to copy, indented; a long command of the tool continues on the next line after a
  /// backslash.
  static func indentedLinesToCopy(_ lines: [String], toolName: String, _ style: TextStyle) -> String
  {
    lines.map(\.terminalSafe).flatMap { line in
      guard line.hasPrefix(toolName + " ") else { return [line] }
      let parts = linesOfWords(inCommand: line, upToColumns: (style.width ?? 80) - 8)
      return parts.enumerated().map { index, part in
        (index > 0 ? "  " : "") + part + (index < parts.count - 1 ? " \\" : "")
      }
    }
    .map { style.painted("    \($0)", .dim) + "\n" }.joined()
  }

  /// Returns a command in lines of at most a number of columns, broken between its words.
  ///
  /// A word with more columns is alone on its line.
  private static func linesOfWords(inCommand command: String, upToColumns limit: Int) -> [String] {
    var lines: [String] = []
    for word in words(ofCommand: command) {
      if let line = lines.last, line.columns + 1 + word.columns <= limit {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Returns the words of a shell's command, which are separated by spaces outside of quotes.
  private static func words(ofCommand command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var (isQuoted, isEscaped) = (false, false)
    for scalar in command.unicodeScalars {
      if scalar == " ", !isQuoted {
        words.append(word)
        word = ""
      } else {
        if scalar == "'", !isEscaped { isQuoted.toggle() }
        isEscaped = scalar == "\\" && !isQuoted && !isEscaped
        word.unicodeScalars.append(scalar)
      }
    }
    return words + [word]
  }

  /// Returns a paragraph for each kind of input that was not given, and for each ledger and journal
  /// that holds nothing.
  static func missingInputs(_ inputs: StatusInputs, _ style: TextStyle) -> String {
    inputs.missingInputSentences
      .map { Paragraph.text($0, sign: style.painted("!", .yellow), style) }.joined()
  }

  /// Returns the names of a kind's legacy source files; empty if the kind is on no screen.
  static func legacyFileNames(_ code: LegacyCodeOfKind?) -> String {
    guard let code else { return "" }
    let files = code.ownFiles + code.sharedFiles.map { $0 + " (shared)" }
    return files.isEmpty ? "none" : files.joined(separator: ", ")
  }
}
