import Foundation

/// A type that a response decodes a number as, with its range.
enum NumberType: Hashable, Sendable {
  /// An integer type with its bounds in decimal digits.
  case integer(from: String, through: String)
  /// A `Float`, `Double` or `Decimal`; whole numbers up to the bound are exact.
  case floatingPoint(exactIntegersThrough: Double)
  /// A date, in seconds.
  case date

  /// Creates the number type of an integer type, `Float`, `Double`, `Decimal` or `Date`; `nil` for
  /// any other type.
  init?<Value>(of type: Value.Type) {
    switch type {
    case let type as any FixedWidthInteger.Type: self = .integerType(type)
    case is Float.Type: self = .floatingPoint(exactIntegersThrough: 16_777_216)
    case is Double.Type, is Decimal.Type:
      self = .floatingPoint(exactIntegersThrough: 9_007_199_254_740_992)
    case is Date.Type: self = .date
    default: return nil
    }
  }

  /// The smallest and the largest number of an integer type; empty for any other type.
  var integerBounds: [String] {
    if case .integer(let minimum, let maximum) = self { [minimum, maximum] } else { [] }
  }

  /// Whether the type is a `Float`, `Double` or `Decimal`; `false` for a date, although its seconds
  /// can have a fraction.
  var isFloatingPoint: Bool {
    if case .floatingPoint = self { true } else { false }
  }

  /// Returns whether this type can hold a number of a JSON text; `Decimal` counts as `Double`.
  ///
  /// For an integer type, the number must have only digits and an optional minus sign: `1.0` and
  /// `1e3` are refused.
  func canHold(_ text: String) -> Bool {
    switch self {
    case .integer(let minimum, let maximum): Self.isInteger(text, from: minimum, through: maximum)
    case .floatingPoint(exactIntegersThrough: 16_777_216): Float(text)?.isFinite ?? false
    case .floatingPoint, .date: Double(text)?.isFinite ?? false
    }
  }

  /// Returns whether this type can hold a number (see ``canHold(_:)``) that is not too large for a
  /// generated response.
  ///
  /// A number of a floating-point type is at most the bound in magnitude, so that its whole part
  /// converts to an `Int` exactly; a date is at most 10¹¹ seconds from 0.
  func canHoldInGeneratedResponse(_ text: String) -> Bool {
    switch self {
    case .integer: canHold(text)
    case .floatingPoint(let bound): (Double(text)?.magnitude).map { $0 <= bound } ?? false
    case .date: (Double(text)?.magnitude).map { $0 <= Self.maximumGeneratedDateSeconds } ?? false
    }
  }

  /// The maximum number of seconds of a generated date: about three thousand years.
  private static let maximumGeneratedDateSeconds = 1e11

  private static func integerType<Integer: FixedWidthInteger>(_ type: Integer.Type) -> NumberType {
    .integer(from: String(Integer.min), through: String(Integer.max))
  }

  private static func isInteger(
    _ text: String,
    from minimum: String,
    through maximum: String
  ) -> Bool {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" }.drop { $0 == "0" }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else { return false }
    let bound = (isNegative ? minimum : maximum).drop { $0 == "-" }
    if isNegative, !minimum.hasPrefix("-") { return digits.isEmpty }
    return digits.count < bound.count || (digits.count == bound.count && digits <= bound)
  }
}
