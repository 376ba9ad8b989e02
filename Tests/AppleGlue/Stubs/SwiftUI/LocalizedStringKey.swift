// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The key of a text in the app's tables; SwiftUI uses it for each literal, so that a literal with
/// interpolations is looked up as a format.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  let isFormat: Bool

  public init(_ value: String) {
    text = value
    isFormat = false
  }

  public init(stringLiteral value: String) {
    text = value
    isFormat = false
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    isFormat = stringInterpolation.isFormat
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var isFormat = false

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
      isFormat = true
    }
  }
}
