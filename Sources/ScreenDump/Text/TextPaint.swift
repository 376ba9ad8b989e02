/// A colour or weight of text on a terminal, which never says anything that the text does not.
public enum TextPaint: String, Hashable, Sendable {
  /// As the terminal is set.
  case plain = ""
  /// Heavier.
  case bold = "1"
  /// Fainter.
  case dim = "2"
  /// Red: wrong, gone.
  case red = "31"
  /// Green: right, new.
  case green = "32"
  /// Yellow: to be looked at.
  case yellow = "33"
  /// Blue: the new world.
  case blue = "34"
  /// Magenta: the old world.
  case magenta = "35"
  /// Cyan: moved.
  case cyan = "36"
}
