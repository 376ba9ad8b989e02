public import StrictJSON

extension ContentDocument {
  /// Reads the contents of a document that is already parsed.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - shape: The shape of the document; detected if `nil`.
  /// - Throws: ``DocumentError`` if no shape is given and the document has none of the known
  ///   shapes, if a list of the shape is absent or has the wrong type, if a block page has no page
  ///   or no main space, or if its property or data is neither an object nor `null`.
  public init(
    composing document: JSONDocument,
    shape: DocumentShape? = nil
  ) throws(DocumentError) {
    guard let shape = shape ?? DocumentShape.recognising(document) else {
      guard let layout = document.root["layout"], layout.kind == .object else {
        throw Self.unknownShapeError(document.root)
      }
      try self.init(
        composingPage: layout,
        property: document.root["property"],
        data: document.root["data"],
        diagnostics: document.diagnostics
      )
      return
    }
    var reader = ContentListReader()
    let title = reader.readTitle(of: document.root, elementIndex: -1, pointer: shape.title)
    for list in shape.lists {
      try reader.readList(list, in: document.root)
    }
    let limits = reader.readMaximumVisibleCounts(
      of: document.root,
      pointer: shape.maximumVisibleCounts
    )
    reader.addRuleDiagnostics()
    var idAssigner = ContentIDAssigner()
    let drafts = reader.drafts
    let ids = idAssigner.assignIDs(to: drafts, diagnostics: &reader.diagnostics)
    self.init(
      title: title,
      contents: zip(drafts, ids).map { draft, id in
        ResponseData(
          kind: draft.kind,
          id: id,
          position: draft.elementIndexInDocument,
          explicitPosition: draft.explicitPosition,
          payload: draft.payload,
          title: draft.title,
          rules: draft.rules
        )
      },
      elementCount: reader.elementCount,
      diagnostics: document.diagnostics + reader.diagnostics.sortedByPosition,
      limits: limits
    )
    unreadableElementCount = reader.unreadableElementCount
  }

  private static func unknownShapeError(_ root: JSONValue) -> DocumentError {
    DocumentError(
      "unknownShape",
      at: root,
      message: """
        The document has neither "contents" nor "views" nor "layout", but is \(root.typeAndPartsInWords); \
        describe it with a shape file.
        """
    )
  }
}

extension JSONValue {
  /// The value's JSON type in words, for messages.
  ///
  /// For an object, the text also has the names of the first five members and the number of the
  /// others; for an array, the number of elements.
  var typeAndPartsInWords: String {
    guard kind == .object else {
      return kind == .array ? "an array of \(count)" : kind.nameWithArticle
    }
    let names = members.prefix(5).map { "\"\($0.key.cutForMessages)\"" }
    guard !names.isEmpty else { return "an empty object" }
    let rest = count - names.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "an object with \(names.joined(separator: ", "))\(more)"
  }
}
