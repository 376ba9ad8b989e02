// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)

  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
