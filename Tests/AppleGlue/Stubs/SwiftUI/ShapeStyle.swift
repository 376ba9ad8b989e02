// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {
  var stubText: String { get }
}

extension ShapeStyle where Self == Color {
  public static var secondary: Color { Color.secondary }
  public static var red: Color { Color.red }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
  }
}
