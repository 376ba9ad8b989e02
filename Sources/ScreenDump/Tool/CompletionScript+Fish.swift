extension CompletionScript {
  /// The script for fish.
  var fish: String {
    let names = (commands.map(\.name) + ["help"]).joined(separator: " ")
    let noCommandCondition = "not __fish_seen_subcommand_from \(names)"
    var text = "# Completes \(toolName) in fish: \(toolName) completions fish | source\n"
    text += "complete -c \(toolName) -f\n"
    for entry in commands {
      text += Self.fishCompleteLine(
        toolName,
        noCommandCondition,
        offering: "-a \(entry.name)",
        entry.abstract
      )
    }
    text += Self.fishCompleteLine(
      toolName,
      noCommandCondition,
      offering: "-a help",
      "Show help."
    )
    text += Self.fishCompleteLine(
      toolName,
      "__fish_seen_subcommand_from help",
      offering: "-a \(Self.fishQuoted(commands.map(\.name).joined(separator: " ")))",
      "Command"
    )
    for entry in commands {
      let commandCondition = "__fish_seen_subcommand_from \(entry.name)"
      for (option, value) in entry.options {
        var what = "-l \(option.name)"
        if let letter = option.letter { what += " -s \(letter)" }
        switch value {
        case _ where option.placeholder == nil: break
        case .nothing: what += " -x"
        case .words(let words):
          what += " -x -a \(Self.fishQuoted(Self.shellEscaped(words).joined(separator: " ")))"
        case .files: what += " -r -F"
        case .folders: what += " -x -a '(__fish_complete_directories)'"
        }
        text += Self.fishCompleteLine(toolName, commandCondition, offering: what, option.help)
      }
      switch entry.operands.value {
      case .files: text += "complete -c \(toolName) -n \(Self.fishQuoted(commandCondition)) -F\n"
      case .words(let words):
        let list = Self.fishQuoted(Self.shellEscaped(words).joined(separator: " "))
        text += Self.fishCompleteLine(
          toolName,
          commandCondition,
          offering: "-a \(list)",
          entry.operands.usage
        )
      case .nothing, .folders: break
      }
    }
    return text
  }

  private static func fishCompleteLine(
    _ toolName: String,
    _ condition: String,
    offering what: String,
    _ help: String
  ) -> String {
    "complete -c \(toolName) -n \(fishQuoted(condition)) \(what) -d \(fishQuoted(help))\n"
  }

  /// Returns a text in quotes, as one word of fish.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
