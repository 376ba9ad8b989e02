/// A script that completes a tool's commands in a shell.
struct CompletionScript {
  /// The tool's name, as it is typed.
  let toolName: String
  /// The commands, the default first.
  let commands: [CompletableCommand]

  /// Returns the text of the script for a shell.
  func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The name of the script's shell function: ASCII letters, digits and `_`.
  var functionName: String {
    "_" + toolName.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  /// Returns words with a backslash before each character that is not a letter, a digit, `_`, `-`,
  /// `.` or `/`.
  static func shellEscaped(_ words: [String]) -> [String] {
    words.map { word in
      word.reduce(into: "") { escaped, character in
        let isPlain = character.isLetter || character.isNumber || "_-./".contains(character)
        escaped += isPlain ? String(character) : "\\\(character)"
      }
    }
  }

  /// Returns a text in quotes, as one word of a POSIX shell.
  static func shellQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
