import Basics
import ScreenDocument

/// Actions to be played on a screen, one a line.
///
/// ```
/// # what a line begins with says what it does
/// like p-1
/// type 今日は休み
/// ```
///
/// Blank lines and lines that begin with `#` say nothing. A script has at most 64 KiB and 10,000
/// lines, and every one of its lines is checked before the first is played.
public struct Script: Hashable, Sendable {
  /// The script's file, as the user named it.
  public let name: String
  /// The actions, in order.
  public let actions: [ScriptAction]

  /// How many bytes a script may have.
  package static let maximumBytes = 64 * 1024
  /// How many lines a script may have.
  package static let maximumLines = 10_000

  /// Creates a script without actions: the screen as it starts.
  public init() {
    name = ""
    actions = []
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - bytes: The script's text in UTF-8.
  ///   - name: The script's file, as the user named it.
  ///   - verbs: The actions that the screen knows.
  /// - Throws: A sentence with the file, the line and the column of the first thing that is wrong.
  public init(
    reading bytes: [UInt8],
    name: String,
    verbs: [ScriptVerb]
  ) throws(DumpFailure) {
    let name = PrintableURL.text(name)
    self.name = name
    guard bytes.count <= Self.maximumBytes else {
      let size = Self.maximumBytes / 1024
      throw DumpFailure("the script '\(name)' is larger than \(size) KiB; split it")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DumpFailure("the script '\(name)' is no UTF-8; save it as UTF-8")
    }
    var actions: [ScriptAction] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard number <= Self.maximumLines else {
        throw DumpFailure("the script '\(name)' has more than \(Self.maximumLines) lines; split it")
      }
      var scanner = ScriptScanner(line, number: number, name: name)
      if let action = try scanner.action(verbs) { actions.append(action) }
    }
    self.actions = actions
  }

  /// Says that an action makes no sense where it is played.
  ///
  /// - Parameters:
  ///   - message: What is wrong and what to do, as a sentence.
  ///   - action: The action.
  /// - Returns: The failure, with the action's place.
  public func failure(_ message: String, at action: ScriptAction) -> DumpFailure {
    DumpFailure("\(name):\(action.line): \(message)")
  }
}
