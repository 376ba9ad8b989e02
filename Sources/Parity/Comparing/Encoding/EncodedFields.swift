import Foundation
import ScreenDocument
import StrictJSON

/// An encoder that records the names and values of the fields of one value, and does not encode the
/// values of the fields.
final class EncodedFields: Encoder {
  /// The kind of container that the value requested from the encoder.
  enum Shape {
    case object
    case array
    case single
  }

  private(set) var shape = Shape.single
  private(set) var fields: [EncodedField] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init() {}

  /// Records the fields of a value.
  ///
  /// Returns `nil` if the value's `encode(to:)` throws, and for the types that `JSONEncoder` does
  /// not encode by `encode(to:)`: `Date`, `URL`, `Data` and `Decimal`.
  init?(of value: any Encodable) {
    switch value {
    case is Date, is URL, is Data, is Decimal: return nil
    default: break
    }
    do { try value.encode(to: self) } catch { return nil }
  }

  /// Returns the members of two objects whose values `isPlainlyEqual(to:)` does not find equal,
  /// sorted by name.
  ///
  /// The first value of a tuple is of this object, the second of the other; `nil` if the object
  /// lacks the member.
  func members(
    differingFrom other: EncodedFields
  ) -> [(name: String, EncodedValue?, EncodedValue?)] {
    let hasSameNames =
      fields.count == other.fields.count
      && zip(fields, other.fields).allSatisfy { $0.name == $1.name }
    guard !hasSameNames else {
      return zip(fields, other.fields).filter { !$0.value.isPlainlyEqual(to: $1.value) }
        .map { ($0.name, $0.value, $1.value) }
        .sorted { $0.name < $1.name }
    }
    let old = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let new = Dictionary(other.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      if let one = old[name], let other = new[name], one.isPlainlyEqual(to: other) { return nil }
      return (name, old[name], new[name])
    }
  }

  /// The whole value as JSON.
  var tree: JSONTree {
    switch shape {
    case .object:
      .object(
        fields.sorted { $0.name < $1.name }
          .map { JSONTree.Member(key: $0.name, value: $0.value.tree) }
      )
    case .array: .array(fields.map(\.value.tree))
    case .single: fields.last?.value.tree ?? .object([])
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    shape = .object
    return KeyedEncodingContainer(KeyedFields(self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    shape = .array
    return ListedFields(self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleField(self) }

  func add(_ value: EncodedValue, as name: String = "") {
    fields.append(EncodedField(name: name, value: value))
  }

  /// Adds a value as a field; strings, numbers and booleans are encoded, other values are not.
  func add<Value: Encodable>(_ value: Value, as name: String = "") {
    switch value {
    case let text as String: add(.scalar(.string(text)), as: name)
    case let number as Int: add(.scalar(.number(String(number))), as: name)
    case let flag as Bool: add(.scalar(.bool(flag)), as: name)
    case is any BinaryFloatingPoint, is any FixedWidthInteger:
      add(.scalar(JSONTree(lenient: value)), as: name)
    default: add(.encodable(value), as: name)
    }
  }

  /// Adds a field that is an empty container, and returns the container for the caller to fill.
  func nest(as name: String = "", _ shape: Shape = .single) -> EncodedFields {
    let nested = EncodedFields()
    nested.shape = shape
    add(.nested(nested), as: name)
    return nested
  }
}
