import StrictJSON

/// The Swift source code of a response type for values of one JSON type.
struct ResponseStub {
  private static let structLimit = 100
  private static let memberNameByteLimit = 100

  /// The lines of the declaration.
  private(set) var lines: [String] = []
  /// The names of the outermost struct's properties, without backticks, by the names of the members
  /// in JSON; empty for a type alias.
  private(set) var propertyNameByMemberName: [String: String] = [:]
  private var writtenStructCount = 0

  /// Writes the declaration of a type: a struct for objects; for other values a type alias, and then
  /// the structs that it needs.
  ///
  /// For values without a Swift type, the alias is `Bool`, after a comment that says so.
  ///
  /// - Parameters:
  ///   - name: The type's name.
  ///   - jsonType: The JSON type of the values.
  init(_ name: String, _ jsonType: InferredJSONType) {
    guard case .object(let object) = jsonType else {
      var names: Set<String> = [name]
      var inner: [(String, InferredJSONType.ObjectType)] = []
      let element = "\(name)Element"
      let type = swiftType(jsonType, element, &names, &inner) ?? "Bool"
      if type == "Bool", jsonType != .bool {
        lines.append("// The payloads have no common form: decode them by hand.")
      }
      lines.append("typealias \(name) = \(type)")
      for (name, object) in inner {
        lines.append("")
        writeStruct(name, object, indentation: "")
      }
      return
    }
    propertyNameByMemberName = writeStruct(name, object, indentation: "")
  }

  /// Writes a struct, and returns the names of its properties by the names of the members in JSON.
  @discardableResult
  private mutating func writeStruct(
    _ name: String,
    _ object: InferredJSONType.ObjectType,
    indentation: String
  ) -> [String: String] {
    writtenStructCount += 1
    var fields: [(line: String, key: String, name: String)] = []
    var notes: [String] = []
    var inner: [(String, InferredJSONType.ObjectType)] = []
    var names: Set<String> = []
    var types: Set<String> = [name]
    for field in object.fields {
      guard field.name.utf8.count <= Self.memberNameByteLimit,
        let type = swiftType(field.jsonType, field.name, &types, &inner)
      else {
        notes.append(Self.missingPropertyComment(field))
        continue
      }
      let property = SwiftName.uniquePropertyName(field.name, taken: &names)
      let mark = field.presentCount < object.objectCount ? "?" : ""
      fields.append(
        ("var \(SwiftName.escapedIfKeyword(property)): \(type)\(mark)", field.name, property)
      )
    }
    if object.hasMoreFields {
      notes.append("// More members than 64 were sent: the rest is left out.")
    }
    let deeper = indentation + "  "
    lines.append("\(indentation)struct \(name): Decodable, Sendable {")
    for (name, object) in inner {
      writeStruct(name, object, indentation: deeper)
      lines.append("")
    }
    lines += (fields.map(\.line) + notes).map { deeper + $0 }
    if fields.contains(where: { $0.key != $0.name }) {
      lines += ["", "\(deeper)private enum CodingKeys: String, CodingKey {"]
      for field in fields {
        let value = field.key == field.name ? "" : " = \(SwiftName.stringLiteral(field.key))"
        lines.append("\(deeper)  case \(SwiftName.escapedIfKeyword(field.name))\(value)")
      }
      lines.append("\(deeper)}")
    }
    lines.append("\(indentation)}")
    return Dictionary(fields.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the Swift type for a JSON type, and appends the structs that it needs to `inner`.
  ///
  /// It returns `nil` for a JSON type without a Swift type, and for objects after 100 structs.
  private mutating func swiftType(
    _ jsonType: InferredJSONType,
    _ name: String,
    _ taken: inout Set<String>,
    _ inner: inout [(String, InferredJSONType.ObjectType)]
  ) -> String? {
    switch jsonType {
    case .noValue, .mixed, .tooDeep: return nil
    case .bool: return "Bool"
    case .integer: return "Int"
    case .number: return "Double"
    case .text: return "String"
    case .array(let element, let hasNull):
      let mark = hasNull ? "?" : ""
      return swiftType(element, name, &taken, &inner).map { "[\($0)\(mark)]" }
    case .object(let object):
      guard writtenStructCount + inner.count < Self.structLimit else { return nil }
      let type = SwiftName.uniqueTypeName(name, taken: &taken)
      inner.append((type, object))
      return type
    }
  }

  /// Returns the comment that says why a member has no property in the Swift source.
  ///
  /// The comment takes the place of the property. It is for a member whose name has more than 100
  /// bytes, whose values have no Swift type, or that needs a struct after 100 others.
  private static func missingPropertyComment(_ field: InferredJSONType.ObjectType.Field) -> String {
    let name = SwiftName.stringLiteral(String(field.name.prefix(40)))
    guard field.name.utf8.count <= memberNameByteLimit else {
      return "// \(name) has a name of more than \(memberNameByteLimit) bytes."
    }
    return switch (field.jsonType, field.jsonType.innermostElementType) {
    case (.noValue, _): "// \(name) was always null."
    case (.array(.noValue, hasNull: false), _): "// \(name) was always empty."
    case (_, .noValue): "// \(name) held only empty lists or null."
    case (_, .mixed): "// \(name) has several types: decode it by hand."
    case (_, .object): "// \(name) is left out: the stub has too many structs."
    default: "// \(name) is nested too deep for a stub."
    }
  }
}
