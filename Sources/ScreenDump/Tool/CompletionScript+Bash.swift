extension CompletionScript {
  /// The script for bash 3.2 and later; it joins the words that bash splits at `=`.
  var bash: String {
    var text = """
      # Completes \(toolName) in bash: source <(\(toolName) completions bash)
      \(functionName)() {
        local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]}
        local name=${COMP_WORDS[1]} offered= kind=
        if [[ $word == '=' ]]; then
          word=
        elif [[ $last == '=' ]]; then
          last=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 && $word != -* ]] || [[ $COMP_CWORD -eq 2 && $name == help ]]; then
          COMPREPLY=($(compgen -W \(Self.bashQuotedLines(commands.map(\.name) + ["help"])) -- "$word"))
          return
        fi
        [[ $name == -* ]] && name=\(Self.shellQuoted(commands[0].name))
        case $name in

      """
    for entry in commands {
      text += "    \(Self.shellQuoted(entry.name)))\n      case $last in\n"
      for (option, value) in entry.options where option.placeholder != nil {
        let spellings = CompletableCommand.spellings(of: option).joined(separator: "|")
        text += "        \(spellings)) \(Self.bashAssignments(for: value)) ;;\n"
      }
      let names = entry.options.flatMap { CompletableCommand.spellings(of: $0.option) }
      let operands = Self.bashAssignments(for: entry.operands.value)
      text += """
                *)
                  if [[ $word == -* ]]; then
                    kind=words offered=\(Self.bashQuotedLines(names))
                  else
                    \(operands)
                  fi ;;
              esac ;;

        """
    }
    return text + """
          *) return ;;
        esac
        case $kind in
          words) COMPREPLY=($(compgen -W "$offered" -- "$word")) ;;
          files) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")) ;;
          folders) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$word")) ;;
        esac
      }
      complete -F \(functionName) \(toolName)

      """
  }

  private static func bashAssignments(for value: CompletionValue) -> String {
    switch value {
    case .nothing: "kind="
    case .words(let words): "kind=words offered=\(bashQuotedLines(words))"
    case .files: "kind=files"
    case .folders: "kind=folders"
    }
  }

  /// Returns words as a quoted text of bash, one on each line, escaped because `compgen` expands
  /// them.
  private static func bashQuotedLines(_ words: [String]) -> String {
    let words = shellEscaped(words).map {
      $0.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
    return "$'\(words.joined(separator: "\\n"))'"
  }
}
