import Foundation

/// A type that a response decodes a number as, with its range.
enum NumberType: Hashable, Sendable {
  /// A whole number between two bounds in decimal digits.
  case whole(from: String, through: String)
  /// A `Float`, `Double` or `Decimal`; whole numbers up to the bound are exact.
  case fraction(exactThrough: Double)
  /// A date, in seconds.
  case date

  /// Creates the number type of an integer type, `Float`, `Double`, `Decimal` or `Date`; `nil` for
  /// any other type.
  init?<Value>(of type: Value.Type) {
    switch type {
    case let type as any FixedWidthInteger.Type: self = .wholeRange(of: type)
    case is Float.Type: self = .fraction(exactThrough: 16_777_216)
    case is Double.Type, is Decimal.Type: self = .fraction(exactThrough: 9_007_199_254_740_992)
    case is Date.Type: self = .date
    default: return nil
    }
  }

  /// The smallest and the largest number of an integer type; empty for any other type.
  var integerBounds: [String] {
    if case .whole(let minimum, let maximum) = self { [minimum, maximum] } else { [] }
  }

  /// Whether the type is a `Float`, `Double` or `Decimal`; `false` for a date, although its seconds
  /// can have a fraction.
  var canHoldFractions: Bool {
    if case .fraction = self { true } else { false }
  }

  /// Returns whether this type can hold a number of a JSON text; `Decimal` counts as `Double`.
  ///
  /// For an integer type, the number must have only digits and an optional minus sign: `1.0` and
  /// `1e3` are refused.
  func canHold(_ text: String) -> Bool {
    switch self {
    case .whole(let minimum, let maximum): Self.isWhole(text, from: minimum, through: maximum)
    case .fraction(exactThrough: 16_777_216): Float(text)?.isFinite ?? false
    case .fraction, .date: Double(text)?.isFinite ?? false
    }
  }

  /// Returns whether this type can hold a number (see ``canHold(_:)``) that is not too large for a
  /// generated response.
  ///
  /// A fraction is at most the bound in magnitude, so that its whole part converts to an `Int`
  /// exactly; a date is at most 10¹¹ seconds from 0.
  func canHoldInGeneratedResponse(_ text: String) -> Bool {
    switch self {
    case .whole: canHold(text)
    case .fraction(let bound): (Double(text)?.magnitude).map { $0 <= bound } ?? false
    case .date: (Double(text)?.magnitude).map { $0 <= Self.maximumGeneratedDateSeconds } ?? false
    }
  }

  /// The maximum number of seconds of a generated date: about three thousand years.
  private static let maximumGeneratedDateSeconds = 1e11

  private static func wholeRange<Integer: FixedWidthInteger>(of type: Integer.Type) -> NumberType {
    .whole(from: String(Integer.min), through: String(Integer.max))
  }

  private static func isWhole(_ text: String, from minimum: String, through maximum: String) -> Bool
  {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" }.drop { $0 == "0" }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else { return false }
    let bound = (isNegative ? minimum : maximum).drop { $0 == "-" }
    if isNegative, !minimum.hasPrefix("-") { return digits.isEmpty }
    return digits.count < bound.count || (digits.count == bound.count && digits <= bound)
  }
}
