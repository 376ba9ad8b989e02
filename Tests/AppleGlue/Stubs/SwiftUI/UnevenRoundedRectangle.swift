// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var text: String { "\(topLeading) \(topTrailing) \(bottomLeading) \(bottomTrailing)" }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct UnevenRoundedRectangle: Shape {
  private let radii: RectangleCornerRadii

  nonisolated public init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = cornerRadii
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path("rect(\(rect.text)) radii(\(radii.text))")
  }
}

public struct Rectangle: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path("rect(\(rect.text))") }
}

public struct Circle: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path("circle(\(rect.text))") }
}
