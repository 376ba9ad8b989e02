import Foundation
public import StrictJSON

extension JSONTree {
  /// Creates the JSON of a value, or `null` if the value cannot be encoded or encodes nothing.
  @usableFromInline
  init(lenient value: some Encodable) {
    self = (try? EncodedFields.tree(of: value)) ?? .null
  }

  /// Creates the JSON of a text, a number or a boolean, and of the types that `JSONEncoder` does
  /// not encode by `encode(to:)`.
  ///
  /// Returns `nil` for a value of another type. The type is compared before the cast, which is much
  /// slower.
  ///
  /// - Throws: An error for a number that is not finite.
  init?<Value: Encodable>(scalar value: Value) throws {
    let type: any Any.Type = Value.self
    if type == String.self, let text = value as? String {
      self = .string(text)
    } else if type == Int.self, let number = value as? Int {
      self = .number(String(number))
    } else if type == Bool.self, let flag = value as? Bool {
      self = .bool(flag)
    } else if type == Double.self, let number = value as? Double, number.isFinite {
      self = .number(Self.text(ofNumber: number.description))
    } else if Self.isStandardLibraryScalar(type) || Self.hasSpecialJSONEncoding(type) {
      self = try JSONTree(encoding: value)
    } else {
      return nil
    }
  }

  /// Returns a `Double`'s description as `JSONEncoder` writes the number: without a final `.0`.
  private static func text(ofNumber description: String) -> String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }

  /// Returns whether a type is `String`, `Bool`, `Double`, `Float`, or an integer type of at most
  /// 64 bits.
  static func isStandardLibraryScalar(_ type: any Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
      || type == Float.self || type == Int64.self || type == Int32.self || type == UInt.self
      || type == UInt8.self || type == Int8.self || type == Int16.self || type == UInt16.self
      || type == UInt32.self || type == UInt64.self
  }

  /// Returns whether `JSONEncoder` encodes values of a type in its own way, and not by
  /// `encode(to:)`.
  static func hasSpecialJSONEncoding(_ type: any Any.Type) -> Bool {
    type == Date.self || type == URL.self || type == Data.self || type == Decimal.self
  }
}
