// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UILayoutPriority: Hashable, Sendable {
  public static let required = Self(rawValue: 1000)
  public static let defaultHigh = Self(rawValue: 750)
  public static let defaultLow = Self(rawValue: 250)
  public static let fittingSizeLevel = Self(rawValue: 50)

  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
