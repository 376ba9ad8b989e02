import Foundation
import ScreenDocument
import StrictJSON

/// An encoder that records the names and values of the fields of one value.
///
/// A comparison does not need the encodings of equal fields, so it records the values as they are.
/// For the JSON of a value, the values of the fields are encoded as well.
class EncodedFields: Encoder {
  /// The kind of container that the value requested from the encoder.
  enum Shape {
    case object
    case array
    case single
  }

  /// The number of members for which an object reserves memory when its encoding begins.
  private static let initialCapacity = 12

  final private(set) var shape = Shape.single
  final private(set) var fields: [EncodedField] = []
  final var codingPath: [any CodingKey] { [] }
  final var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Whether the value of each field is encoded to JSON, and not only kept as it is.
  private let encodesValuesToJSON: Bool

  init(encodesValuesToJSON: Bool = false) {
    self.encodesValuesToJSON = encodesValuesToJSON
  }

  /// Records the fields of a value.
  ///
  /// Returns `nil` if the value's `encode(to:)` throws, and for the types that `JSONEncoder` does
  /// not encode by `encode(to:)`: `Date`, `URL`, `Data` and `Decimal`.
  convenience init?(of value: some Encodable) {
    guard !JSONTree.hasSpecialJSONEncoding(type(of: value)) else { return nil }
    self.init()
    do { try value.encode(to: self) } catch { return nil }
  }

  /// Returns the JSON of a value, as `JSONEncoder` encodes it, with the members of objects in the
  /// order of their names.
  ///
  /// - Parameter value: The value.
  /// - Returns: The JSON; `nil` if the value encodes nothing.
  /// - Throws: An error if the value cannot be encoded, for example if it holds a number that is
  ///   not finite.
  static func tree(of value: some Encodable) throws -> JSONTree? {
    if let scalar = try JSONTree(scalar: value) { return scalar }
    let fields = EncodedFields(encodesValuesToJSON: true)
    try value.encode(to: fields)
    return fields.shape == .single && fields.fields.isEmpty ? nil : fields.tree
  }

  /// Returns the members of two objects whose values `isEqualIfEquatable(to:)` does not find equal,
  /// sorted by name.
  ///
  /// The result includes members that only one object has.
  final func members(differingFrom other: EncodedFields) -> [DifferingMember] {
    let (one, two) = (fields, other.fields)
    guard hasSameNamesInOrder(as: other) else { return membersByName(differingFrom: other) }
    var members: [DifferingMember] = []
    for index in one.indices where !one[index].value.isEqualIfEquatable(to: two[index].value) {
      members.append(DifferingMember(one[index].name, one[index].value, two[index].value))
    }
    return members.sortedByName
  }

  /// Returns whether two objects have the same members in the same order.
  private func hasSameNamesInOrder(as other: EncodedFields) -> Bool {
    let (one, two) = (fields, other.fields)
    guard one.count == two.count else { return false }
    return one.indices.allSatisfy { one[$0].name == two[$0].name }
  }

  private func membersByName(differingFrom other: EncodedFields) -> [DifferingMember] {
    let old = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let new = Dictionary(other.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      if let one = old[name], let other = new[name], one.isEqualIfEquatable(to: other) {
        return nil
      }
      return DifferingMember(name, old[name], new[name])
    }
  }

  /// The whole value as JSON; an empty object if the value encoded nothing.
  final var tree: JSONTree {
    switch shape {
    case .object: .object(members)
    case .array: .array(fields.map(\.value.tree))
    case .single: fields.last?.value.tree ?? .object([])
    }
  }

  /// The members of an object, sorted by name; of those with the same name, only the one that was
  /// encoded last.
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

  final func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    shape = .object
    return KeyedEncodingContainer(KeyedFieldContainer(self))
  }

  final func unkeyedContainer() -> any UnkeyedEncodingContainer {
    shape = .array
    return UnkeyedFieldContainer(self)
  }

  final func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleFieldContainer(self)
  }

  /// The number of fields that were added.
  var count: Int { fields.count }

  func add(_ value: EncodedValue, as name: String = "") {
    if shape == .object, fields.isEmpty { fields.reserveCapacity(Self.initialCapacity) }
    fields.append(EncodedField(name: name, value: value))
  }

  /// Adds a number.
  ///
  /// - Throws: An error if this encoder encodes values and the number is not finite, which JSON
  ///   cannot have.
  final func add(_ number: Double, as name: String = "") throws {
    guard !encodesValuesToJSON || number.isFinite else { throw Self.notFiniteError(for: number) }
    add(.number(number), as: name)
  }

  /// Adds a value: as JSON if it is a scalar or if this encoder encodes values, else unencoded.
  final func add<Value: Encodable>(_ value: Value, as name: String = "") throws {
    if encodesValuesToJSON {
      add(.scalar(try Self.tree(of: value) ?? .object([])), as: name)
    } else if JSONTree.isStandardLibraryScalar(Value.self) {
      add(.scalar(JSONTree(lenient: value)), as: name)
    } else {
      addUnencoded(value, as: name)
    }
  }

  /// Adds a value that is not a scalar.
  func addUnencoded(_ value: some Encodable, as name: String) {
    add(.unencoded(value), as: name)
  }

  private static func notFiniteError(for number: Double) -> EncodingError {
    .invalidValue(number, .init(codingPath: [], debugDescription: "\(number) is not finite."))
  }

  /// Adds a field that is an empty container, and returns the container for the caller to fill.
  final func addContainer(as name: String = "", _ shape: Shape = .single) -> EncodedFields {
    let nested = EncodedFields(encodesValuesToJSON: encodesValuesToJSON)
    nested.shape = shape
    add(.nested(nested), as: name)
    return nested
  }
}
