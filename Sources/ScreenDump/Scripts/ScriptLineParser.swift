/// A parser of one line of a script.
struct ScriptLineParser {
  private static let maximumNumber = 999_999_999_999

  private let wholeLine: Substring
  /// The line's number in the script, from 1.
  private let lineNumber: Int
  /// The script's file name.
  private let scriptName: String
  /// The part of the line that is not parsed yet.
  private var rest: Substring

  init(_ line: Substring, number: Int, name: String) {
    wholeLine = line
    lineNumber = number
    scriptName = name
    rest = line
  }

  /// Returns the line's action; `nil` for a blank line or a comment.
  ///
  /// - Throws: A failure that names the file, the line and the column of the fault.
  mutating func actionUnlessBlankOrComment(_ verbs: [ScriptVerb]) throws(DumpFailure)
    -> ScriptAction?
  {
    skipSpaces()
    guard let first = rest.first, first != "#" else { return nil }
    let start = rest.startIndex
    let verbName = nextWord()
    guard let verb = verbs.first(where: { $0.name == verbName }) else {
      throw failure(unknownActionMessage(verbName, verbs), at: start)
    }
    var arguments: [String] = []
    var column = self.column(of: start)
    if !verb.arguments.isEmpty {
      skipSpaces()
      column = self.column(of: rest.startIndex)
    }
    for argument in verb.arguments { arguments.append(try nextValue(of: argument, verb)) }
    skipSpaces()
    guard rest.isEmpty else {
      throw failure(
        "unexpected '\(rest)' at the end of the line; write '\(verb.usage)'",
        at: rest.startIndex
      )
    }
    return ScriptAction(
      line: lineNumber,
      argumentOrVerbColumn: column,
      verb: verb.name,
      arguments: arguments
    )
  }

  private mutating func nextValue(
    of argument: ScriptVerbArgument,
    _ verb: ScriptVerb
  ) throws(DumpFailure) -> String {
    skipSpaces()
    let start = rest.startIndex
    guard !rest.isEmpty else {
      throw failure(
        "'\(verb.name)' needs \(argument.placeholder); write '\(verb.usage)'",
        at: start
      )
    }
    switch argument {
    case .word:
      return nextWord()
    case .text:
      defer { rest = rest[rest.endIndex...] }
      return rest.trimmedEnd
    case .wholeNumber:
      let word = nextWord()
      let limit = Self.maximumNumber
      guard let number = Int(word), -limit...limit ~= number else {
        throw failure(
          "'\(word)' is not a whole number of at most 12 digits; write '\(verb.usage)'",
          at: start
        )
      }
      return String(number)
    }
  }

  private func unknownActionMessage(_ word: String, _ verbs: [ScriptVerb]) -> String {
    let nearest = word.nearest(in: verbs.map(\.name))
    let suggestion = nearest.map { "; did you mean '\($0)'? The" } ?? "; the"
    let usages = verbs.map(\.usage).quotedList(by: "and")
    return "unknown action '\(word)'\(suggestion) actions are \(usages)"
  }

  private func failure(_ message: String, at index: Substring.Index) -> DumpFailure {
    DumpFailure("\(scriptName):\(lineNumber):\(column(of: index)): \(message)")
  }

  private func column(of index: Substring.Index) -> Int {
    wholeLine.unicodeScalars.distance(from: wholeLine.startIndex, to: index) + 1
  }

  private mutating func skipSpaces() {
    rest = rest.drop(while: \.isWhitespace)
  }

  private mutating func nextWord() -> String {
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }
}

extension Substring {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
