extension CompletionScript {
  /// The script for zsh, which a user sources or stores as a function in a folder of `fpath`.
  var zsh: String {
    let names = commands.map { entry in
      "    " + Self.quoted("\(entry.name):\(Self.escapedInSpec(entry.abstract))") + "\n"
    }
    var text = """
      #compdef \(tool)
      # Completes \(tool) in zsh: source <(\(tool) completions zsh)
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
          name=\(Self.quoted(commands[0].name))
        else
          shift words
          (( CURRENT-- ))
        fi
        case $name in

      """
    for entry in commands {
      text += "    \(Self.quoted(entry.name)))\n      _arguments -s -S"
      for (option, value) in entry.options {
        text += " \\\n        " + Self.argumentSpec(option, value)
      }
      let usage = entry.operands.usage.filter { $0.isLetter }
      if let action = Self.zshAction(for: entry.operands.value) {
        text += " \\\n        " + Self.quoted("*:\(usage):\(action)")
      }
      text += " ;;\n"
    }
    return text + """
        esac
      }
      if [[ ${funcstack[1]} == \(functionName) ]]; then
        \(functionName) "$@"
      else
        compdef \(functionName) \(tool)
      fi

      """
  }

  private static func argumentSpec(_ option: DumpOption, _ value: CompletionValue) -> String {
    let help = "[\(escapedInSpec(option.help))]"
    let many = option.isRepeatable ? "*" : ""
    guard let placeholder = option.placeholder else {
      let letter = option.letter.map { "-\($0)" }
      guard let letter else { return quoted("--\(option.name)\(help)") }
      return "'(\(letter) --\(option.name))'{\(letter),--\(option.name)}\(quoted(help))"
    }
    let action = zshAction(for: value) ?? " "
    let rest = "\(help):\(escapedInSpec(placeholder)):\(action)"
    guard let letter = option.letter else { return quoted("\(many)--\(option.name)=\(rest)") }
    return "'(-\(letter) --\(option.name))'{-\(letter)+,--\(option.name)=}\(quoted(rest))"
  }

  private static func zshAction(for value: CompletionValue) -> String? {
    switch value {
    case .nothing: nil
    case .words(let words): "(\(Self.escaped(words).joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  /// Returns a text escaped for use between the colons and brackets of an argument of `_arguments`.
  private static func escapedInSpec(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\:[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
