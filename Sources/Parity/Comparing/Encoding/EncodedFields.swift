import Foundation
import ScreenDocument
import StrictJSON

/// An encoder that records the names and values of the fields of one value.
///
/// A comparison does not need the encodings of equal fields, so it records the values as they are. For the JSON of a
/// value, the values of the fields are encoded as well.
final class EncodedFields: Encoder {
  /// The kind of container that the value requested from the encoder.
  enum Shape {
    case object
    case array
    case single
  }

  /// The number of members for which an object reserves memory when its encoding begins.
  private static let reservedCount = 12

  private(set) var shape = Shape.single
  private(set) var fields: [EncodedField] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Whether the value of each field is encoded to JSON, and not only kept as it is.
  private let encodesValues: Bool
  /// Whether elements of a list are recorded as placeholders, except those of the types `String`,
  /// `Bool`, `Int` and `Double`.
  private let skipsElements: Bool

  private init(encodesValues: Bool) {
    self.encodesValues = encodesValues
    skipsElements = false
  }

  /// Records the fields of a value.
  ///
  /// Returns `nil` if the value's `encode(to:)` throws, and for the types that `JSONEncoder` does
  /// not encode by `encode(to:)`: `Date`, `URL`, `Data` and `Decimal`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - skippingElements: Whether elements of a list are recorded as placeholders, except those of
  ///     the types `String`, `Bool`, `Int` and `Double`; for a caller that needs only the shape.
  init?(of value: some Encodable, skippingElements: Bool = false) {
    guard !JSONTree.isEncodedByFoundation(type(of: value)) else { return nil }
    encodesValues = false
    skipsElements = skippingElements
    do { try value.encode(to: self) } catch { return nil }
  }

  /// Returns the JSON of a value, as `JSONEncoder` encodes it, with the members of objects in the order of their names.
  ///
  /// - Parameter value: The value.
  /// - Returns: The JSON; `nil` if the value encodes nothing.
  /// - Throws: An error if the value cannot be encoded, for example if it holds a number that is not finite.
  static func tree(of value: some Encodable) throws -> JSONTree? {
    if let scalar = try JSONTree(scalar: value) { return scalar }
    let fields = EncodedFields(encodesValues: true)
    try value.encode(to: fields)
    return fields.shape == .single && fields.fields.isEmpty ? nil : fields.tree
  }

  /// Returns the members of two objects whose values `isPlainlyEqual(to:)` does not find equal,
  /// sorted by name.
  ///
  /// The first value of a tuple is of this object, the second of the other; `nil` if the object
  /// lacks the member.
  func members(
    differingFrom other: EncodedFields
  ) -> [(name: String, EncodedValue?, EncodedValue?)] {
    let (one, two) = (fields, other.fields)
    guard hasSameNamesInOrder(as: other) else { return membersByName(differingFrom: other) }
    var members: [(name: String, EncodedValue?, EncodedValue?)] = []
    for index in one.indices where !one[index].value.isPlainlyEqual(to: two[index].value) {
      members.append((one[index].name, one[index].value, two[index].value))
    }
    return members.count > 1 ? members.sorted { $0.name < $1.name } : members
  }

  /// Returns whether two objects have the same members in the same order.
  private func hasSameNamesInOrder(as other: EncodedFields) -> Bool {
    let (one, two) = (fields, other.fields)
    guard one.count == two.count else { return false }
    return one.indices.allSatisfy { one[$0].name == two[$0].name }
  }

  private func membersByName(
    differingFrom other: EncodedFields
  ) -> [(name: String, EncodedValue?, EncodedValue?)] {
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
    case .object: .object(members)
    case .array: .array(fields.map(\.value.tree))
    case .single: fields.last?.value.tree ?? .object([])
    }
  }

  /// The members of an object by name; of those with the same name, the one that was encoded last.
  private var members: [JSONTree.Member] {
    let fields = fields
    var members: [JSONTree.Member] = []
    members.reserveCapacity(fields.count)
    for index in fields.indices {
      members.append(JSONTree.Member(key: fields[index].name, value: fields[index].value.tree))
    }
    members.sort { $0.key < $1.key }
    for index in members.indices.dropFirst().reversed()
    where members[index].key == members[index - 1].key {
      members.remove(at: index - 1)
    }
    return members
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    shape = .object
    if fields.isEmpty { fields.reserveCapacity(Self.reservedCount) }
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

  /// Adds a number.
  ///
  /// - Throws: An error if this encoder encodes values and the number is not finite, which JSON
  ///   cannot have.
  func add(_ number: Double, as name: String = "") throws {
    guard !encodesValues || number.isFinite else { throw Self.notFiniteError(for: number) }
    add(.number(number), as: name)
  }

  /// Adds a value: as JSON if it is a scalar or this encoder encodes values, else as it is; adds a
  /// placeholder instead if it is an element of a list and elements are skipped.
  func add<Value: Encodable>(_ value: Value, as name: String = "") throws {
    if skipsElements, shape == .array {
      add(.flag(false), as: name)
    } else if encodesValues {
      add(.scalar(try Self.tree(of: value) ?? .object([])), as: name)
    } else if JSONTree.isScalar(Value.self) {
      add(.scalar(JSONTree(lenient: value)), as: name)
    } else {
      add(.encodable(value), as: name)
    }
  }

  private static func notFiniteError(for number: Double) -> EncodingError {
    .invalidValue(number, .init(codingPath: [], debugDescription: "\(number) is not finite."))
  }

  /// Adds a field that is an empty container, and returns the container for the caller to fill.
  func addContainer(as name: String = "", _ shape: Shape = .single) -> EncodedFields {
    let nested = EncodedFields(encodesValues: encodesValues)
    nested.shape = shape
    add(.nested(nested), as: name)
    return nested
  }
}
