import StrictJSON

/// The common type of the values at one place of many responses.
indirect enum ResponseForm: Hashable {
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
  /// The values are arrays with elements of one form; `hasNull` if an element is `null`.
  case array(ResponseForm, hasNull: Bool)
  /// The values are objects.
  case object(ObjectForm)
  /// The values have no common form.
  case mixed
  /// The values are arrays or objects below the seventh level, and were not examined.
  case tooDeep

  /// The members of the objects at one place.
  struct ObjectForm: Hashable {
    /// One member of the objects.
    struct Field: Hashable {
      /// The member's name.
      let name: String
      /// The form of the member's values.
      var form: ResponseForm
      /// The number of objects in which the member exists and is not `null`.
      var count: Int
    }

    /// The number of objects.
    var count = 0
    /// The members in the order in which they were found, at most 64.
    var fields: [Field] = []
    /// Whether the objects have more members than ``fields``.
    var isCut = false
  }

  private static let depthLimit = 7
  private static let examinedElementLimit = 50
  private static let keptFieldLimit = 64

  /// Creates the form of one value; of an array, the first 50 elements are examined.
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
      var form = ResponseForm.noValue
      var hasNull = false
      for element in value.elements.prefix(Self.examinedElementLimit) {
        if element.isNull { hasNull = true }
        form = form.merged(with: ResponseForm(element, depth: depth + 1))
      }
      self = .array(form, hasNull: hasNull)
    case .object:
      guard depth < Self.depthLimit else {
        self = .tooDeep
        return
      }
      var object = ObjectForm(count: 1)
      for (name, member) in value.members.prefix(Self.keptFieldLimit) {
        object.fields.append(
          ObjectForm.Field(
            name: name,
            form: ResponseForm(member, depth: depth + 1),
            count: member.isNull ? 0 : 1
          )
        )
      }
      object.isCut = value.count > Self.keptFieldLimit
      self = .object(object)
    }
  }

  /// Returns the common form of the values of both forms; `mixed` if there is none.
  func merged(with other: ResponseForm) -> ResponseForm {
    switch (self, other) {
    case (.noValue, let form), (let form, .noValue): return form
    case (.integer, .number), (.number, .integer): return .number
    case (.array(let first, let firstNull), .array(let second, let secondNull)):
      return .array(first.merged(with: second), hasNull: firstNull || secondNull)
    case (.object(let first), .object(let second)): return .object(first.merged(with: second))
    default: return self == other ? self : .mixed
    }
  }
}

extension ResponseForm.ObjectForm {
  private static let keptFieldLimit = 64

  fileprivate func merged(with other: Self) -> Self {
    var result = self
    result.count += other.count
    result.isCut = isCut || other.isCut
    var indices: [String: Int] = [:]
    for (index, field) in fields.enumerated() { indices[field.name] = index }
    for field in other.fields {
      if let index = indices[field.name] {
        result.fields[index].form = result.fields[index].form.merged(with: field.form)
        result.fields[index].count += field.count
      } else if result.fields.count < Self.keptFieldLimit {
        result.fields.append(field)
      } else {
        result.isCut = true
      }
    }
    return result
  }
}
