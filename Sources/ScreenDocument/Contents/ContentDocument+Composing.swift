public import StrictJSON

extension ContentDocument {
  /// Reads the contents of a document that has been indexed already.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - shape: Where the contents lie; recognised from the document when `nil`.
  /// - Throws: ``DocumentError`` when no shape is given and none is recognised, or when the shape's
  ///   list is not there.
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
  /// What a value is and how its members begin, for messages.
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
