import StrictJSON

/// Reads the parts of one content: its kind, id, position, title and payload.
extension ContentListReader {
  private static let maximumExplicitPosition = 1_000_000

  /// Returns the possible content whose value is the content: the given one or, for
  /// ``ContentListShape/ContentUnit/onlyMember``, the one member of its value; `nil` for a value
  /// that cannot be a content, which is reported.
  mutating func acceptedContent(
    unwrapping possibleContent: PossibleContent,
    at elementIndex: Int,
    of list: ContentListShape
  ) -> PossibleContent? {
    let value = possibleContent.value
    let isAccepted =
      switch value.kind {
      case .object: true
      case .null: false
      case .array: list.acceptedContentValues == .any || possibleContent.memberName != nil
      case .string, .number, .bool: list.acceptedContentValues == .any
      }
    guard isAccepted else {
      report(
        .error,
        "notAnObject",
        value,
        value.pointer,
        elementIndex,
        "Expected a content, found \(value.kind.nameWithArticle); remove it or send an object."
      )
      return nil
    }
    guard list.contentUnit == .onlyMember else { return possibleContent }
    let containers = value.members.filter { $0.value.kind == .object || $0.value.kind == .array }
    let isOther = list.acceptedContentValues == .any && containers.isEmpty && value.count == 1
    guard let only = isOther ? Array(value.members).first : containers.first,
      containers.count <= 1
    else {
      report(
        .error,
        "notOnlyMember",
        value,
        value.pointer,
        elementIndex,
        """
        Expected exactly one member that is an object, named by the content's \
        \(list.memberNameMeaning.rawValue), found \(value.typeAndPartsInWords); send only this member.
        """
      )
      return nil
    }
    var content = possibleContent
    content.value = only.value
    content.memberName = only.key
    return content
  }

  mutating func readKind(
    of possibleContent: PossibleContent,
    elementIndex: Int,
    list: ContentListShape
  ) -> ContentKind? {
    let element = possibleContent.value
    if let name = possibleContent.memberName, list.memberNameMeaning == .kind {
      return ContentKind(name)
    }
    guard let pointer = list.kind else { return list.defaultKind }
    guard let value = element.value(at: pointer), !value.isNull, value.string != "" else {
      if let kind = list.defaultKind { return kind }
      report(
        .error,
        "missingKind",
        element,
        element.pointer,
        elementIndex,
        "The content has no kind at \"\(pointer)\"; send one."
      )
      return nil
    }
    if let kind = value.string { return ContentKind(kind) }
    let consequence = list.defaultKind.map { "; \"\($0)\" is used" } ?? "; send a text"
    report(
      list.defaultKind == nil ? .error : .warning,
      "invalidKind",
      value,
      element.pointer.appending(contentsOf: pointer),
      elementIndex,
      "A kind must be a text, found \(value.kind.nameWithArticle)\(consequence)."
    )
    return list.defaultKind
  }

  /// Returns the id that the server sent, and the value whose place diagnostics about the id give.
  ///
  /// `text` is `nil` if the id is absent or invalid; an invalid one is reported. `value` becomes
  /// ``Draft/writtenID``.
  mutating func readID(
    of possibleContent: PossibleContent,
    elementIndex: Int,
    list: ContentListShape
  ) -> (text: String?, value: JSONValue?) {
    let element = possibleContent.value
    if list.memberNameMeaning == .id, let name = possibleContent.memberName {
      return (name, element)
    }
    guard let pointer = list.id else {
      return (possibleContent.sectionID?.textIfValidID, possibleContent.sectionID)
    }
    guard let value = element.value(at: pointer), !value.isNull else { return (nil, nil) }
    if let id = value.textIfValidID { return (id, value) }
    let found = value.string == nil ? value.kind.nameWithArticle : "an empty text"
    report(
      .warning,
      "invalidID",
      value,
      element.pointer.appending(contentsOf: pointer),
      elementIndex,
      "An id must be a text or a number, found \(found); the content gets an id from its kind."
    )
    return (nil, value)
  }

  mutating func readExplicitPosition(
    of element: JSONValue,
    elementIndex: Int,
    list: ContentListShape
  ) -> Int? {
    guard let pointer = list.position, let value = element.value(at: pointer), !value.isNull else {
      return nil
    }
    if let place = value.int, 0...Self.maximumExplicitPosition ~= place { return place }
    report(
      .warning,
      "invalidPosition",
      value,
      element.pointer.appending(contentsOf: pointer),
      elementIndex,
      """
      A position must be a whole number from 0 to \(Self.maximumExplicitPosition), found \
      \(value.numberText?.cutForMessages ?? value.kind.nameWithArticle); it is ignored.
      """
    )
    return nil
  }

  /// Returns the title of a content or of the whole document; `nil` if it is absent, or
  /// not a text, which is reported.
  mutating func readTitle(
    of value: JSONValue,
    elementIndex: Int,
    pointer: JSONPointer?
  ) -> String? {
    guard let pointer, let title = value.value(at: pointer), !title.isNull else { return nil }
    if let text = title.string { return text }
    report(
      .warning,
      "invalidTitle",
      title,
      value.pointer.appending(contentsOf: pointer),
      elementIndex,
      "A title must be a text, found \(title.kind.nameWithArticle); it is left out."
    )
    return nil
  }

  mutating func readPayload(
    of element: JSONValue,
    elementIndex: Int,
    list: ContentListShape
  ) -> JSONValue {
    if let payload = element.value(at: list.payload) { return payload }
    report(
      .error,
      "missingPayload",
      element,
      element.pointer.appending(contentsOf: list.payload),
      elementIndex,
      "The content has no payload at \"\(list.payload)\"; send one."
    )
    return element.nullForAbsentDescendant
  }

  mutating func report(
    _ severity: Diagnostic.Severity,
    _ code: String,
    _ value: JSONValue,
    _ path: @autoclosure () -> JSONPointer,
    _ elementIndex: Int,
    _ message: @autoclosure () -> String
  ) {
    diagnostics.add(
      at: elementIndex,
      Diagnostic(
        severity: severity,
        code: code,
        at: value,
        path: path(),
        message: message()
      )
    )
  }
}
