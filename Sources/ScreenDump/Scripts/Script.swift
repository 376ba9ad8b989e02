import Basics
import ScreenDocument
import StrictJSON

/// A list of actions to perform on a screen, parsed from a file with one action on each line.
///
/// ```
/// # the first word of a line names the action
/// like p-1
/// type 今日は休み
/// ```
///
/// Blank lines, and lines that begin with `#` or with spaces and `#`, are ignored. A script has at
/// most 64 KiB and 10,000 lines; all lines are validated before the first action is performed.
public struct Script: Hashable, Sendable {
  /// The script's file name, as the user spelled it, without secrets; empty for ``init()``.
  public let fileName: String
  /// The actions, in the order of their lines.
  public let actions: [ScriptAction]

  /// The greatest size of a script in bytes.
  package static let maximumBytes = 64 * 1024
  /// The greatest number of lines of a script; a line break at its end begins no further line.
  package static let maximumLines = 10_000

  /// Creates a script without actions.
  public init() {
    fileName = ""
    actions = []
  }

  /// Parses a script.
  ///
  /// - Parameters:
  ///   - bytes: The script's text in UTF-8; a byte order mark is ignored.
  ///   - fileName: The script's file name, as the user spelled it.
  ///   - verbs: The actions that the screen supports.
  /// - Throws: A failure that names the file and, for an invalid line, its line and column.
  public init(
    reading bytes: [UInt8],
    fileName: String,
    verbs: [ScriptVerb]
  ) throws(DumpFailure) {
    let name = URLRedaction.withoutSecrets(fileName)
    self.fileName = name
    guard bytes.count <= Self.maximumBytes else {
      let size = Self.maximumBytes / 1024
      throw DumpFailure("the script '\(name)' is larger than \(size) KiB; split it")
    }
    let mark = JSONByte.byteOrderMark
    let content = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    guard let text = String(validating: content, as: UTF8.self) else {
      throw DumpFailure("the script '\(name)' is not UTF-8; save it as UTF-8")
    }
    var actions: [ScriptAction] = []
    var number = 0
    let withoutLastBreak = text.dropLast(text.last?.isNewline == true ? 1 : 0)
    for line in withoutLastBreak.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ) {
      number += 1
      guard number <= Self.maximumLines else {
        throw DumpFailure("the script '\(name)' has more than \(Self.maximumLines) lines; split it")
      }
      var parser = ScriptLineParser(line, number: number, name: name)
      if let action = try parser.actionUnlessBlankOrComment(verbs) { actions.append(action) }
    }
    self.actions = actions
  }

  /// Returns a failure for an action that cannot be performed in the screen's current state.
  ///
  /// - Parameters:
  ///   - message: What is wrong and what to do, as a sentence.
  ///   - action: The action.
  /// - Returns: The failure, which begins with the script's name, and the action's line and
  ///   column.
  public func failure(_ message: String, at action: ScriptAction) -> DumpFailure {
    DumpFailure("\(fileName):\(action.line):\(action.argumentOrVerbColumn): \(message)")
  }
}
