extension CompletionScript {
  /// The script for zsh, which a user sources or stores as a function in a folder of `fpath`.
  var zsh: String {
    let names = commands.map { entry in
      "    " + Self.shellQuoted("\(entry.name):\(Self.escapedForZshSpec(entry.abstract))") + "\n"
    }
    var text = """
      #compdef \(toolName)
      # Completes \(toolName) in zsh: source <(\(toolName) completions zsh)
      \(functionName)() {
        local -a commands=(
      \(names.joined())    'help:Show help.'
        )
        local name=$words[2]
        if (( CURRENT == 2 )) && [[ $name != -* ]] || [[ $name == help ]]; then
          _describe -t commands command commands
          return
        fi
        if [[ $name == -* ]]; then
          name=\(Self.shellQuoted(commands[0].name))
        else
          shift words
          (( CURRENT-- ))
        fi
        case $name in

      """
    for entry in commands {
      text += "    \(Self.shellQuoted(entry.name)))\n      _arguments -s -S"
      for (option, value) in entry.options {
        text += " \\\n        " + Self.zshArgumentSpec(option, value)
      }
      let usage = entry.operands.usage.filter { $0.isLetter }
      // Without an action for its operands, zsh offers no options after one.
      let emptyAction = entry.operands.usage.isEmpty ? nil : " "
      if let action = Self.zshAction(for: entry.operands.value) ?? emptyAction {
        text += " \\\n        " + Self.shellQuoted("*:\(usage):\(action)")
      }
      text += " ;;\n"
    }
    return text + """
        esac
      }
      if [[ ${funcstack[1]} == \(functionName) ]]; then
        \(functionName) "$@"
      else
        compdef \(functionName) \(toolName)
      fi

      """
  }

  private static func zshArgumentSpec(_ option: DumpOption, _ value: CompletionValue) -> String {
    let help = "[\(escapedForZshSpec(option.help))]"
    let repetitionMark = option.isRepeatable ? "*" : ""
    guard let placeholder = option.placeholder else {
      let letter = option.letter.map { "-\($0)" }
      guard let letter else { return shellQuoted("--\(option.name)\(help)") }
      return "'(\(letter) --\(option.name))'{\(letter),--\(option.name)}\(shellQuoted(help))"
    }
    let action = zshAction(for: value) ?? " "
    let rest = "\(help):\(escapedForZshSpec(placeholder)):\(action)"
    guard let letter = option.letter else {
      return shellQuoted("\(repetitionMark)--\(option.name)=\(rest)")
    }
    return "'(-\(letter) --\(option.name))'{-\(letter)+,--\(option.name)=}\(shellQuoted(rest))"
  }

  private static func zshAction(for value: CompletionValue) -> String? {
    switch value {
    case .nothing: nil
    case .words(let words): "(\(Self.shellEscaped(words).joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  /// Returns a text escaped for use between the colons and brackets of an argument of `_arguments`.
  private static func escapedForZshSpec(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\:[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
