/// A colour or weight of text on a terminal.
///
/// It only repeats what the text says.
public enum TextPaint: String, Hashable, Sendable {
  /// The terminal's default.
  case plain = ""
  /// Bold.
  case bold = "1"
  /// Dim.
  case dim = "2"
  /// Red: wrong, removed.
  case red = "31"
  /// Green: right, new.
  case green = "32"
  /// Yellow: a warning.
  case yellow = "33"
  /// Blue: the state side.
  case blue = "34"
  /// Magenta: the legacy side.
  case magenta = "35"
  /// Cyan: moved.
  case cyan = "36"
}
