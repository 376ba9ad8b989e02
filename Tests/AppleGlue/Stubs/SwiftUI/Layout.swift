// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum Axis: Int8, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var text: String { "\(top) \(leading) \(bottom) \(trailing)" }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")

  let name: String
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")

  let name: String
}

public struct Alignment: Equatable, Sendable {
  public static let center = Self(horizontal: .center, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)

  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var text: String { "\(vertical.name)/\(horizontal.name)" }
}
