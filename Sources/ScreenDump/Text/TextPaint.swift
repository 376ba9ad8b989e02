/// A colour or weight of text on a terminal; the text has the same meaning without it.
public enum TextPaint: String, Hashable, Sendable {
  /// The terminal's default colour and weight.
  case plain = ""
  /// Bold.
  case bold = "1"
  /// Dim.
  case dim = "2"
  /// Red, for failures and for what was removed.
  case red = "31"
  /// Green, for success and for what is new.
  case green = "32"
  /// Yellow, for warnings and for what has changed.
  case yellow = "33"
  /// Blue, for the state side.
  case blue = "34"
  /// Magenta, for the legacy side.
  case magenta = "35"
  /// Cyan, for what has moved.
  case cyan = "36"
}
