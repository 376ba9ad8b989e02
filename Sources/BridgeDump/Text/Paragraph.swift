import ScreenDump

/// A sentence after a sign.
enum Paragraph {
  /// Returns a sentence in lines of at most the style's width (80 columns without one), indented
  /// after its sign.
  static func text(_ text: String, sign: String, _ style: TextStyle) -> String {
    let lines = text.terminalSafe.wrapped(toColumns: (style.width ?? 80) - 2)
    return lines.enumerated().map { index, line in
      (index == 0 ? sign + " " : "  ") + line + "\n"
    }
    .joined()
  }
}
