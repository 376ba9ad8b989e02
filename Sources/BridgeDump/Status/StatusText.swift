import Bridge
import Parity
import ScreenDump

/// The parts of the text format that several reports share.
enum StatusText {
  /// Returns lines to copy; a command of the tool is broken as a shell allows it.
  static func lines(_ lines: [String], of tool: String, _ style: TextStyle) -> String {
    lines.map(\.neutralized).flatMap { line in
      guard line.hasPrefix(tool + " ") else { return [line] }
      let parts = line.wrapped(toColumns: (style.width ?? 80) - 8)
      return parts.enumerated().map { index, part in
        (index > 0 ? "  " : "") + part + (index < parts.count - 1 ? " \\" : "")
      }
    }
    .map { style.painted("    \($0)", .dim) + "\n" }.joined()
  }

  /// Returns a line for each input that was not given.
  static func missing(_ inputs: StatusInputs, _ style: TextStyle) -> String {
    inputs.missing.map { Paragraph.text($0, sign: style.painted("!", .yellow), style) }.joined()
  }

  static func files(_ code: OldCode?) -> String {
    guard let code else { return "" }
    let files = code.files + code.sharedFiles.map { $0 + " (shared)" }
    return files.isEmpty ? "none" : files.joined(separator: ", ")
  }
}
