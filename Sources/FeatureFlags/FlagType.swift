public import StrictJSON

/// The type that a caller expects of a flag's value.
public enum FlagType: String, Hashable, Sendable, CaseIterable {
  /// `true` or `false`.
  case boolean
  /// A string.
  case string
  /// A number that is whole as a `Double`, and at most 2⁵³ - 1 in magnitude; `10.0` and `1e1` are,
  /// too.
  case integer
  /// Any number.
  case float
  /// An object or an array.
  case object

  /// Returns the type of a value: for a number, ``integer`` if it is whole (also `10.0`) and at
  /// most 2⁵³ - 1 in magnitude, and otherwise ``float``; `nil` for `null`.
  ///
  /// - Parameter value: A flag's value.
  public init?(of value: JSONTree) {
    switch value {
    case .bool: self = .boolean
    case .string: self = .string
    case .number: self = FlagType.integer.convert(value) == nil ? .float : .integer
    case .object, .array: self = .object
    case .null: return nil
    }
  }

  /// Converts a value to this type.
  ///
  /// - Parameter value: A flag's value.
  /// - Returns: The value, with `10` for `10.0` or `1e1` as an ``integer``; `nil` if it has another
  ///   type, such as `10.5` or 2⁵³ for an ``integer``.
  public func convert(_ value: JSONTree) -> JSONTree? {
    switch (self, value) {
    case (.boolean, .bool), (.string, .string), (.float, .number): value
    case (.object, .object), (.object, .array): value
    case (.integer, .number(let text)): Self.exactInteger(text).map { .number(String($0)) }
    default: nil
    }
  }

  private static let largestExactInteger = 9_007_199_254_740_991.0

  private static func exactInteger(_ text: String) -> Int? {
    guard let number = Double(text), abs(number) <= largestExactInteger else { return nil }
    return Int(exactly: number)
  }
}
