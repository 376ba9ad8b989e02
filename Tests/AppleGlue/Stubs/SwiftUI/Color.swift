// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Color: ShapeStyle, Hashable, Sendable {
  public static let clear = Color(text: "clear")
  public static let black = Color(text: "black")
  public static let secondary = Color(text: "secondary")
  public static let red = Color(text: "red")
  public static let gray = Color(text: "gray")

  private let text: String

  private init(text: String) {
    self.text = text
  }

  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    text = "\(red) \(green) \(blue) \(opacity)"
  }

  public func opacity(_ opacity: Double) -> Color { Color(text: "\(text) \(opacity)") }

  public var stubText: String { text }
}

extension Color: View, StubDrawn {
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { [StubNode("color", text)] }
}
