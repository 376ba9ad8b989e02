public import StrictJSON

extension ContentDocument {
  /// Reads the contents of a document that is already parsed.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - shape: The shape of the document; detected if `nil`.
  /// - Throws: ``DocumentError`` if no shape is given and none is detected, or if the shape's list
  ///   does not exist.
  public init(
    composing document: JSONDocument,
    shape: DocumentShape? = nil
  ) throws(DocumentError) {
    guard let shape = shape ?? DocumentShape.recognising(document) else {
      guard let layout = document.root["layout"], layout.kind == .object else {
        throw Self.unknownShape(document.root)
      }
      try self.init(
        composingPage: layout,
        property: document.root["property"],
        data: document.root["data"],
        diagnostics: document.diagnostics
      )
      return
    }
    var composer = ContentComposer()
    let title = composer.title(of: document.root, position: -1, pointer: shape.title)
    for list in shape.lists {
      try composer.read(list, in: document.root)
    }
    let limits = composer.limits(of: document.root, pointer: shape.limits)
    composer.finish()
    var identities = ContentIdentities()
    let drafts = composer.drafts
    let ids = identities.ids(for: drafts, diagnostics: &composer.diagnostics)
    self.init(
      title: title,
      contents: zip(drafts, ids).map { draft, id in
        ResponseData(
          kind: draft.kind,
          id: id,
          position: draft.position,
          explicitPosition: draft.explicitPosition,
          payload: draft.payload,
          title: draft.title,
          rules: draft.rules
        )
      },
      elementCount: composer.elementCount,
      diagnostics: document.diagnostics + composer.diagnostics.sorted,
      limits: limits
    )
  }

  private static func unknownShape(_ root: JSONValue) -> DocumentError {
    DocumentError(
      "unknownShape",
      at: root,
      message: """
        The document has neither "contents" nor "views" nor "layout", but is \(root.summary); \
        describe it with a shape file.
        """
    )
  }
}

extension JSONValue {
  /// The kind of a value with the names of its first five members, for messages.
  var summary: String {
    guard kind == .object else {
      return kind == .array ? "an array of \(count)" : kind.name
    }
    let names = members.prefix(5).map { "\"\($0.key.prefix(40))\"" }
    guard !names.isEmpty else { return "an empty object" }
    let rest = count - names.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "an object with \(names.joined(separator: ", "))\(more)"
  }
}
