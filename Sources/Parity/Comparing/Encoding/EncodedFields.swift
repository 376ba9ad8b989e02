import Foundation
import ScreenDocument
import StrictJSON

/// An encoder that records the fields of a value one level deep, without encoding the fields'
/// values.
final class EncodedFields: Encoder {
  /// The container that the value asked for.
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

  /// Encodes one level of a value.
  ///
  /// Returns `nil` if the encoding fails, and for the types that `JSONEncoder` encodes in a special
  /// way.
  init?(of value: any Encodable) {
    switch value {
    case is Date, is URL, is Data, is Decimal: return nil
    default: break
    }
    do { try value.encode(to: self) } catch { return nil }
  }

  /// Returns the members that are not plainly equal in both objects, sorted by name.
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

  /// Adds a value; texts, numbers and booleans become scalars at once.
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

  /// Adds an empty container, to be filled by the caller.
  func nest(as name: String = "", _ shape: Shape = .single) -> EncodedFields {
    let nested = EncodedFields()
    nested.shape = shape
    add(.nested(nested), as: name)
    return nested
  }
}
