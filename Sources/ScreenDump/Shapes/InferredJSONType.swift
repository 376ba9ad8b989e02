import StrictJSON

/// The common type of the values at one place of many responses; `null` is left out of account if
/// there are other values.
indirect enum InferredJSONType: Hashable {
  /// Every value is `null`, or there is no value.
  case noValue
  /// The values are `true` or `false`.
  case bool
  /// The values are numbers that are written as whole numbers and fit an `Int`.
  case integer
  /// The values are numbers, at least one of which has a fraction or an exponent, as `1.0` has, or
  /// does not fit an `Int`.
  case number
  /// The values are texts.
  case text
  /// The values are arrays; the first value is the common type of their elements, and `hasNull` is
  /// `true` if an element is `null`.
  case array(InferredJSONType, hasNull: Bool)
  /// The values are objects.
  case object(ObjectType)
  /// The values have no common type.
  case mixed
  /// The values are arrays or objects below the seventh level, and were not examined.
  case tooDeep

  /// The members of the objects at one place.
  struct ObjectType: Hashable {
    /// One member of the objects.
    struct Field: Hashable {
      /// The member's name.
      let name: String
      /// The type of the member's values.
      var jsonType: InferredJSONType
      /// The number of objects in which the member exists and is not `null`.
      var presentCount: Int
    }

    /// The number of objects.
    var objectCount = 0
    /// The members in the order in which they were found, at most 64.
    var fields: [Field] = []
    /// Whether the objects have more members than ``fields``.
    var hasMoreFields = false
  }

  private static let depthLimit = 7
  private static let examinedElementLimit = 50
  private static let fieldLimit = 64

  /// Creates the type of one value; of an array, the first 50 elements are examined, of an object
  /// the first 64 members.
  init(_ value: JSONValue, depth: Int = 0) {
    switch value.kind {
    case .null: self = .noValue
    case .bool: self = .bool
    case .string: self = .text
    case .number:
      let isInteger = value.numberText.flatMap { Int($0) } != nil
      self = isInteger ? .integer : .number
    case .array:
      guard depth < Self.depthLimit else {
        self = .tooDeep
        return
      }
      var type = InferredJSONType.noValue
      var hasNull = false
      for element in value.elements.prefix(Self.examinedElementLimit) {
        if element.isNull { hasNull = true }
        type = type.merged(with: InferredJSONType(element, depth: depth + 1))
      }
      self = .array(type, hasNull: hasNull)
    case .object:
      guard depth < Self.depthLimit else {
        self = .tooDeep
        return
      }
      var object = ObjectType(objectCount: 1)
      for (name, member) in value.members.prefix(Self.fieldLimit) {
        object.fields.append(
          ObjectType.Field(
            name: name,
            jsonType: InferredJSONType(member, depth: depth + 1),
            presentCount: member.isNull ? 0 : 1
          )
        )
      }
      object.hasMoreFields = value.count > Self.fieldLimit
      self = .object(object)
    }
  }

  /// The common type of the elements of the innermost arrays; this type if it is no array.
  var innermostElementType: InferredJSONType {
    guard case .array(let element, _) = self else { return self }
    return element.innermostElementType
  }

  /// Returns the common type of the values of both types; `mixed` if there is none.
  func merged(with other: InferredJSONType) -> InferredJSONType {
    switch (self, other) {
    case (.noValue, let type), (let type, .noValue): return type
    case (.integer, .number), (.number, .integer): return .number
    case (.array(let first, let firstNull), .array(let second, let secondNull)):
      return .array(first.merged(with: second), hasNull: firstNull || secondNull)
    case (.object(let first), .object(let second)): return .object(first.merged(with: second))
    default: return self == other ? self : .mixed
    }
  }
}

extension InferredJSONType.ObjectType {
  private static let fieldLimit = 64

  fileprivate func merged(with other: Self) -> Self {
    var result = self
    result.objectCount += other.objectCount
    result.hasMoreFields = hasMoreFields || other.hasMoreFields
    var indices: [String: Int] = [:]
    for (index, field) in fields.enumerated() { indices[field.name] = index }
    for field in other.fields {
      if let index = indices[field.name] {
        result.fields[index].jsonType = result.fields[index].jsonType.merged(with: field.jsonType)
        result.fields[index].presentCount += field.presentCount
      } else if result.fields.count < Self.fieldLimit {
        result.fields.append(field)
      } else {
        result.hasMoreFields = true
      }
    }
    return result
  }
}
