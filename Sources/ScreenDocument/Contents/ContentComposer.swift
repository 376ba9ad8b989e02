import StrictJSON

/// Reads the contents of a document by its shape.
struct ContentComposer {
  /// A content without its final id.
  struct Draft {
    var kind: ContentKind
    var serverID: String?
    var writtenID: JSONValue?
    var position: Int
    var explicitPosition: Int?
    var payload: JSONValue
    var title: String?
    var element: JSONValue
    var idPointer: JSONPointer?
    var rules: ContentRules?

    var path: JSONPointer { element.pointer }

    var idPath: JSONPointer {
      idPointer.map { path.appending(contentsOf: $0) } ?? path
    }
  }

  private static let maximumPosition = 1_000_000

  private(set) var drafts: [Draft] = []
  private(set) var elementCount = 0
  var diagnostics = DiagnosticList()
  private var rulesReader = ContentRulesReader()

  /// Reads every content of one list.
  mutating func read(_ list: ContentList, in root: JSONValue) throws(DocumentError) {
    let place = try list.find(in: root)
    let firstDraft = drafts.count
    let firstElement = elementCount
    switch list.each {
    case .element:
      for element in place.elements { read(element, key: nil, of: list) }
    case .member:
      for (key, value) in place.members { read(value, key: key, of: list) }
    case .whole:
      read(place, key: nil, of: list)
    }
    guard list.position != nil else { return }
    let ordered = drafts[firstDraft...].sorted { left, right in
      let leftPlace = left.explicitPosition ?? left.position - firstElement
      let rightPlace = right.explicitPosition ?? right.position - firstElement
      return (leftPlace, left.position) < (rightPlace, right.position)
    }
    drafts.replaceSubrange(firstDraft..., with: ordered)
  }

  private mutating func read(
    _ element: JSONValue,
    key: String?,
    of list: ContentList
  ) {
    let position = elementCount
    elementCount += 1
    guard element.kind == .object || key != nil && element.kind == .array else {
      report(
        .error,
        "notAnObject",
        element,
        element.pointer,
        position,
        "Expected a content, found \(element.kind.name); remove it or send an object."
      )
      return
    }
    guard let kind = kind(of: element, key: key, position: position, list: list) else {
      return
    }
    drafts.append(
      Draft(
        kind: kind,
        serverID: serverID(of: element, position: position, list: list),
        writtenID: list.id.flatMap { element.value(at: $0) },
        position: position,
        explicitPosition: explicitPosition(of: element, position: position, list: list),
        payload: payload(of: element, position: position, list: list),
        title: title(of: element, position: position, pointer: list.title),
        element: element,
        idPointer: list.id,
        rules: rulesReader.rules(
          order: list.order.flatMap { element.value(at: $0) },
          visibility: list.visibility.flatMap { element.value(at: $0) },
          position: position
        )
      )
    )
  }

  /// Reads the document's greatest number of visible contents of each kind.
  mutating func limits(of root: JSONValue, pointer: JSONPointer?) -> [ContentKind: Int] {
    pointer.flatMap { root.value(at: $0) }.map { rulesReader.limits($0) } ?? [:]
  }

  /// Collects the diagnostics of all rules.
  mutating func finish() {
    diagnostics.add(contentsOf: rulesReader.diagnostics)
  }

  /// Reads the title of a content or of the whole document.
  mutating func title(
    of value: JSONValue,
    position: Int,
    pointer: JSONPointer?
  ) -> String? {
    guard let pointer, let title = value.value(at: pointer), !title.isNull else { return nil }
    if let text = title.string { return text }
    report(
      .warning,
      "invalidTitle",
      title,
      value.pointer.appending(contentsOf: pointer),
      position,
      "A title must be a text, found \(title.kind.name); it is left out."
    )
    return nil
  }
}

extension ContentComposer {
  private mutating func kind(
    of element: JSONValue,
    key: String?,
    position: Int,
    list: ContentList
  ) -> ContentKind? {
    if let key { return ContentKind(key) }
    guard let pointer = list.kind else { return list.defaultKind }
    guard let value = element.value(at: pointer), !value.isNull, value.string != "" else {
      if let kind = list.defaultKind { return kind }
      report(
        .error,
        "missingKind",
        element,
        element.pointer,
        position,
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
      position,
      "A kind must be a text, found \(value.kind.name)\(consequence)."
    )
    return list.defaultKind
  }

  private mutating func serverID(
    of element: JSONValue,
    position: Int,
    list: ContentList
  ) -> String? {
    guard let pointer = list.id, let value = element.value(at: pointer), !value.isNull else {
      return nil
    }
    if let id = value.idText { return id }
    let found = value.string == nil ? value.kind.name : "an empty text"
    report(
      .warning,
      "invalidID",
      value,
      element.pointer.appending(contentsOf: pointer),
      position,
      "An id must be a text or a number, found \(found); one is made from the kind."
    )
    return nil
  }

  private mutating func explicitPosition(
    of element: JSONValue,
    position: Int,
    list: ContentList
  ) -> Int? {
    guard let pointer = list.position, let value = element.value(at: pointer), !value.isNull else {
      return nil
    }
    if let place = value.int, 0...Self.maximumPosition ~= place { return place }
    report(
      .warning,
      "invalidPosition",
      value,
      element.pointer.appending(contentsOf: pointer),
      position,
      """
      A position must be a whole number from 0 to \(Self.maximumPosition), found \
      \(value.numberText.map { String($0.prefix(24)) } ?? value.kind.name); it is ignored.
      """
    )
    return nil
  }

  private mutating func payload(
    of element: JSONValue,
    position: Int,
    list: ContentList
  ) -> JSONValue {
    if let payload = element.value(at: list.payload) { return payload }
    report(
      .error,
      "missingPayload",
      element,
      element.pointer.appending(contentsOf: list.payload),
      position,
      "The content has no payload at \"\(list.payload)\"; send one."
    )
    return element.absentPart
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ code: String,
    _ value: JSONValue,
    _ path: @autoclosure () -> JSONPointer,
    _ position: Int,
    _ message: @autoclosure () -> String
  ) {
    diagnostics.add(
      at: position,
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
