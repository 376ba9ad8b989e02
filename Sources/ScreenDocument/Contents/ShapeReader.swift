import StrictJSON

/// Reads shape files strictly: it rejects unknown parts with their place.
struct ShapeReader {
  private static let schema = 1

  private let object: JSONValue

  /// Reads the object of a file or of one of its lists, and throws if it has unknown members.
  private init(_ object: JSONValue, what: String, known: [String]) throws(DocumentError) {
    guard object.kind == .object else {
      throw Self.error(object, "\(what) must be an object, found \(object.kind.name).")
    }
    for (key, value) in object.members where !known.contains(key) {
      throw Self.error(
        value,
        "\(what) has no member \"\(key)\"; it may have \(known.joined(separator: ", "))."
      )
    }
    self.object = object
  }

  static func shape(reading bytes: [UInt8]) throws(DocumentError) -> DocumentShape {
    let document = try DocumentError.document(bytes)
    if let repeated = document.diagnostics.first(where: { $0.code == "duplicateKey" }) {
      throw DocumentError(
        diagnostic: Diagnostic(
          severity: .error,
          code: "invalidShape",
          path: repeated.path,
          line: repeated.line,
          column: repeated.column,
          message: repeated.message
        )
      )
    }
    let file = try ShapeReader(
      document.root,
      what: "A shape file",
      known: ["schema", "about", "title", "contents", "limits"]
    )
    try file.checkSchema()
    _ = try file.text("about")
    let contents = try file.required("contents")
    var lists: [ContentList] = []
    if contents.kind == .array {
      for element in contents.elements { lists.append(try list(element)) }
      guard !lists.isEmpty else {
        throw error(contents, "\"contents\" names no list of contents; add one.")
      }
    } else {
      lists.append(try list(contents))
    }
    return DocumentShape(
      title: try file.pointer("title"),
      lists: lists,
      limits: try file.pointer("limits")
    )
  }

  private static func list(_ value: JSONValue) throws(DocumentError) -> ContentList {
    let reader = try ShapeReader(
      value,
      what: "A list of contents",
      known: [
        "list", "each", "kind", "defaultKind", "id", "position", "title", "payload", "order",
        "visibility",
      ]
    )
    var list = ContentList(place: try reader.pointer(of: try reader.required("list")))
    list.each = try reader.each()
    list.kind = try reader.pointer("kind")
    list.defaultKind = try reader.text("defaultKind").map { ContentKind($0) }
    list.id = try reader.pointer("id")
    list.position = try reader.pointer("position")
    list.title = try reader.pointer("title")
    list.payload = try reader.pointer("payload") ?? .root
    list.order = try reader.pointer("order")
    list.visibility = try reader.pointer("visibility")
    try reader.checkKinds(of: list)
    return list
  }
}

extension ShapeReader {
  private func checkSchema() throws(DocumentError) {
    let schema = try required("schema")
    guard schema.int == Self.schema else {
      throw Self.error(schema, "Only schema \(Self.schema) can be read; write \"schema\": 1.")
    }
  }

  private func checkKinds(of list: ContentList) throws(DocumentError) {
    if list.each == .member {
      for name in ["kind", "defaultKind"] {
        guard let value = object[name] else { continue }
        throw Self.error(
          value,
          "Where each member is a content its name is the kind; remove \"\(name)\"."
        )
      }
    } else if list.kind == nil, list.defaultKind == nil {
      throw Self.error(
        object,
        "Nothing specifies the kind of a content; add \"kind\", \"defaultKind\" or "
          + "\"each\": \"member\"."
      )
    }
    if let kind = list.defaultKind, kind.rawValue.isEmpty, let value = object["defaultKind"] {
      throw Self.error(value, "A kind cannot be empty; name it or remove \"defaultKind\".")
    }
  }

  private func each() throws(DocumentError) -> ContentList.Each {
    guard let text = try text("each"), let value = object["each"] else { return .element }
    guard let each = ContentList.Each(rawValue: text) else {
      let known = ContentList.Each.allCases.map(\.rawValue).joined(separator: ", ")
      throw Self.error(value, "\"each\" cannot be \"\(text)\"; it is one of \(known).")
    }
    return each
  }

  private func required(_ name: String) throws(DocumentError) -> JSONValue {
    guard let value = object[name] else {
      throw Self.error(object, "The member \"\(name)\" is missing; add it.")
    }
    return value
  }

  private func text(_ name: String) throws(DocumentError) -> String? {
    guard let value = object[name] else { return nil }
    guard let text = value.string else {
      throw Self.error(value, "\"\(name)\" must be a text, found \(value.kind.name).")
    }
    return text
  }

  private func pointer(_ name: String) throws(DocumentError) -> JSONPointer? {
    guard let value = object[name] else { return nil }
    return try pointer(of: value)
  }

  private func pointer(of value: JSONValue) throws(DocumentError) -> JSONPointer {
    guard let text = value.string else {
      throw Self.error(value, "Expected a JSON Pointer in quotes, found \(value.kind.name).")
    }
    do throws(JSONPointerError) {
      return try JSONPointer(text)
    } catch {
      throw Self.error(value, error.description)
    }
  }

  private static func error(_ value: JSONValue, _ message: String) -> DocumentError {
    DocumentError("invalidShape", at: value, message: message)
  }
}
