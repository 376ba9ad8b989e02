import StrictJSON

/// Reads a shape file into a ``DocumentShape``; throws at the first unknown, missing or invalid
/// member.
enum ShapeReader {
  private static let schemaVersion = 1
  private static let maximumLists = 64
  private static let maximumChildrenPointers = 8
  private static let allowedFileMembers = ["schema", "about", "title", "contents", "limits"]
  private static let allowedListMembers = [
    "list", "optional", "each", "memberIs", "elements", "kind", "defaultKind", "id", "position",
    "title", "payload", "order", "visibility", "children", "parents", "join",
  ]

  static func shape(readingFile bytes: [UInt8]) throws(DocumentError) -> DocumentShape {
    let document = try DocumentError.parseDocument(bytes)
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
    do throws(JSONFormError) {
      return try shape(document.root)
    } catch {
      throw DocumentError(
        diagnostic: error.diagnostic(.error, "invalidShape", consequence: "correct the shape file")
      )
    }
  }

  private static func shape(_ file: JSONValue) throws(JSONFormError) -> DocumentShape {
    _ = try file.read(ExpectedJSONForm.object("a shape file, which is an object"))
    try file.throwForUnknownMember(besides: allowedFileMembers)
    _ = try file.read("schema", ExpectedJSONForm<Int>.integer(schemaVersion...schemaVersion))
    _ = try file.readUnlessAbsent("about", ExpectedJSONForm<String>.text)
    return DocumentShape(
      title: try file.readUnlessAbsent("title", .pointer),
      lists: try file.read("contents", oneOrMoreListsForm),
      maximumVisibleCounts: try file.readUnlessAbsent("limits", .pointer)
    )
  }

  /// Reads one list of contents, or an array of 1 to 64 such lists.
  private static var oneOrMoreListsForm: ExpectedJSONForm<[ContentListShape]> {
    ExpectedJSONForm("a list of contents or an array of such lists") {
      (value) throws(JSONFormError) in
      switch value.kind {
      case .object: return [try list(value)]
      case .array:
        let lists = try value.read(
          ExpectedJSONForm<[ContentListShape]>.array(
            of: ExpectedJSONForm("a list of contents, which is an object") {
              (value) throws(JSONFormError) in
              value.kind == .object ? try list(value) : nil
            },
            "lists",
            upTo: maximumLists
          )
        )
        guard !lists.isEmpty else { throw JSONFormError(value, "has no list of contents; add one") }
        return lists
      default: return nil
      }
    }
  }

  private static func list(_ value: JSONValue) throws(JSONFormError) -> ContentListShape {
    try value.throwForUnknownMember(besides: allowedListMembers)
    var list = ContentListShape(place: try value.read("list", .pointer))
    list.isOptional = try value.readUnlessAbsent("optional", .bool) ?? false
    list.contentUnit = try value.readUnlessAbsent("each", .enumCase) ?? .element
    list.memberNameMeaning = try value.readUnlessAbsent("memberIs", .enumCase) ?? .kind
    list.acceptedContentValues = try value.readUnlessAbsent("elements", .enumCase) ?? .object
    list.kind = try value.readUnlessAbsent("kind", .pointer)
    list.defaultKind = try value.readUnlessAbsent("defaultKind", kindForm)
    list.id = try value.readUnlessAbsent("id", .pointer)
    list.position = try value.readUnlessAbsent("position", .pointer)
    list.title = try value.readUnlessAbsent("title", .pointer)
    list.payload = try value.readUnlessAbsent("payload", .pointer) ?? .root
    list.contentOrder = try value.readUnlessAbsent("order", .pointer)
    list.contentVisibility = try value.readUnlessAbsent("visibility", .pointer)
    list.children = try value.readUnlessAbsent("children", childrenForm) ?? []
    list.parentContentRule = try value.readUnlessAbsent("parents", .enumCase) ?? .keep
    list.sectionReference = try value.readUnlessAbsent("join", sectionReferenceForm)
    try checkMemberCombinations(of: list, in: value)
    return list
  }

  private static var kindForm: ExpectedJSONForm<ContentKind> {
    ExpectedJSONForm("a text that is not empty") { value in
      value.string.flatMap { $0.isEmpty ? nil : ContentKind($0) }
    }
  }

  /// Reads one pointer to a place inside the content, or an array of at most 8 such pointers, which
  /// may be empty; refuses the pointer to the content itself.
  private static var childrenForm: ExpectedJSONForm<[JSONPointer]> {
    let below = ExpectedJSONForm<JSONPointer>("a JSON Pointer in quotes") {
      (value) throws(JSONFormError) in
      let pointer = try value.read(ExpectedJSONForm<JSONPointer>.pointer)
      guard pointer != .root else {
        throw JSONFormError(value, "names the content itself; name a place in it")
      }
      return pointer
    }
    return ExpectedJSONForm("a JSON Pointer in quotes or an array of them") {
      (value) throws(JSONFormError) in
      switch value.kind {
      case .string: return [try value.read(below)]
      case .array:
        return try value.read(.array(of: below, "JSON Pointers", upTo: maximumChildrenPointers))
      default: return nil
      }
    }
  }

  private static var sectionReferenceForm: ExpectedJSONForm<ContentListShape.SectionReference> {
    ExpectedJSONForm("an object with \"key\", \"in\" and \"by\"") { (value) throws(JSONFormError) in
      guard value.kind == .object else { return nil }
      try value.throwForUnknownMember(besides: ["key", "in", "by"])
      return ContentListShape.SectionReference(
        sectionIDInElement: try value.read("key", .pointer),
        sections: try value.read("in", .pointer),
        idInSection: try value.readUnlessAbsent("by", .pointer)
      )
    }
  }
}

/// Checks which members of a list are valid together.
extension ShapeReader {
  private static func checkMemberCombinations(
    of list: ContentListShape,
    in value: JSONValue
  ) throws(JSONFormError) {
    let isNamedByMember = list.contentUnit == .member || list.contentUnit == .onlyMember
    if isNamedByMember, list.memberNameMeaning == .kind {
      for name in ["kind", "defaultKind"] {
        try forbid(name, in: value, because: "the name of each member is the kind")
      }
    } else if list.kind == nil, list.defaultKind == nil {
      throw JSONFormError(
        value,
        "does not define the kind of a content; add \"kind\", \"defaultKind\" or "
          + "\"each\": \"member\" or \"onlyMember\""
      )
    }
    if !isNamedByMember {
      try forbid("memberIs", in: value, because: "the contents are not members of an object")
    }
    if isNamedByMember, list.memberNameMeaning == .id {
      try forbid("id", in: value, because: "the name of each member is the id")
    }
    if list.children.isEmpty {
      try forbid("parents", in: value, because: "there are no \"children\"")
    }
    if list.contentUnit == .member {
      try forbid(
        "children",
        in: value,
        because: "the contents are members of an object, and children are elements of an array"
      )
    }
    if list.contentUnit != .element {
      try forbid("join", in: value, because: "the contents are not elements of an array")
    }
  }

  private static func forbid(
    _ name: String,
    in object: JSONValue,
    because reason: String
  ) throws(JSONFormError) {
    guard let value = object[name] else { return }
    throw JSONFormError(value, "has no meaning, as \(reason); remove \"\(name)\"")
  }
}

extension JSONValue {
  /// Reads a member in the given form; `nil` if the member is absent.
  ///
  /// Throws for `null`, and for any other value that does not have the form.
  fileprivate func readUnlessAbsent<Content>(
    _ name: String,
    _ form: ExpectedJSONForm<Content>
  ) throws(JSONFormError) -> Content? {
    guard let value = self[name] else { return nil }
    return try value.read(form)
  }
}
