/// The script that completes a tool's commands in a shell.
struct CompletionScript {
  let tool: String
  /// The commands, the one to run where none is named first.
  let entries: [CompletionEntry]

  func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The shell's name of the function that completes; letters, digits and `_` alone.
  var function: String {
    "_" + tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  /// Words with a backslash before whatever a shell would expand or split them at.
  static func escaped(_ words: [String]) -> [String] {
    words.map { word in
      word.reduce(into: "") { escaped, character in
        let isPlain = character.isLetter || character.isNumber || "_-./".contains(character)
        escaped += isPlain ? String(character) : "\\\(character)"
      }
    }
  }

  /// A text as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
