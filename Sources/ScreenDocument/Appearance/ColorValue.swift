import StrictJSON

/// A colour in sRGB, as documents write it: `#RRGGBB`, or `#RRGGBBAA` with its opacity.
public struct ColorValue: Hashable, Sendable {
  /// Red, from 0 to 255.
  public let red: UInt8
  /// Green, from 0 to 255.
  public let green: UInt8
  /// Blue, from 0 to 255.
  public let blue: UInt8
  /// Opacity, from 0, clear, to 255, opaque.
  public let alpha: UInt8

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: Red, from 0 to 255.
  ///   - green: Green, from 0 to 255.
  ///   - blue: Blue, from 0 to 255.
  ///   - alpha: Opacity, from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Parses a colour; `nil` for a text of another form.
  ///
  /// - Parameter text: `#RRGGBB` or `#RRGGBBAA`, in hexadecimal digits of either case.
  public init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(10))
    guard bytes.count == 7 || bytes.count == 9, bytes[0] == UInt8(ascii: "#") else { return nil }
    var number: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = JSONByte.hexadecimalDigitValue(byte) else { return nil }
      number = number << 4 | digit
    }
    if bytes.count == 7 { number = number << 8 | 0xFF }
    red = UInt8(truncatingIfNeeded: number >> 24)
    green = UInt8(truncatingIfNeeded: number >> 16)
    blue = UInt8(truncatingIfNeeded: number >> 8)
    alpha = UInt8(truncatingIfNeeded: number)
  }
}

extension ColorValue: CustomStringConvertible {
  /// The colour as `#RRGGBB` or `#RRGGBBAA`, in upper case; without its opacity if it is opaque.
  public var description: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return parts.reduce(into: "#") { text, part in
      if part < 16 { text += "0" }
      text += String(part, radix: 16, uppercase: true)
    }
  }
}

extension ColorValue: Codable {
  /// Decodes a colour from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let color = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "A colour is written #RRGGBB or #RRGGBBAA."
      )
    }
    self = color
  }

  /// Encodes the colour as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
