import StrictJSON

/// The entries of a block page's property or data document, by the id of the part that they
/// describe.
struct PropertyOrDataEntries {
  private let entryByID: [String: JSONValue]
  private let idsInDocumentOrder: [String]

  /// Whether the page has the document, and it is not `null`.
  let documentExists: Bool

  /// Reads a document; an entry that is not an object is omitted, and reported unless it is `null`.
  ///
  /// - Throws: ``DocumentError`` if the document itself is neither an object nor `null`.
  init(
    _ document: JSONValue?,
    of part: DocumentPart,
    diagnostics: inout DiagnosticList
  ) throws(DocumentError) {
    guard let document, !document.isNull else {
      entryByID = [:]
      idsInDocumentOrder = []
      documentExists = false
      return
    }
    guard document.kind == .object else {
      throw DocumentError(
        "shapeMismatch",
        at: document,
        message: """
          The document \(part.rawValue) of a page must be an object with a member for each id, found \
          \(document.typeAndPartsInWords); correct it.
          """
      )
    }
    var entries: [String: JSONValue] = [:]
    var idsInDocumentOrder: [String] = []
    for (key, value) in document.members {
      idsInDocumentOrder.append(key)
      if value.kind == .object {
        entries[key] = value
      } else if !value.isNull {
        diagnostics.add(
          at: 0,
          Diagnostic(
            severity: .error,
            code: "notAnObject",
            at: value,
            message: """
              Expected the \(part.rawValue) of "\(key.cutForMessages)", found \(value.kind.nameWithArticle); \
              remove it or send an object.
              """
          )
        )
      }
    }
    self.entryByID = entries
    self.idsInDocumentOrder = idsInDocumentOrder
    documentExists = true
  }

  /// Returns the entry of an id; `nil` if there is none.
  subscript(id: String) -> JSONValue? { entryByID[id] }

  /// Reports each entry whose id the layout does not contain.
  func reportOrphans(
    unless isInLayout: (String) -> Bool,
    of part: DocumentPart,
    diagnostics: inout DiagnosticList
  ) {
    for key in idsInDocumentOrder where !isInLayout(key) {
      guard let value = entryByID[key] else { continue }
      diagnostics.add(
        at: 0,
        Diagnostic(
          severity: .warning,
          code: part == .data ? "orphanData" : "orphanProperty",
          at: value,
          message: """
            Nothing in the layout has the id "\(key.cutForMessages)"; remove its \(part.rawValue), or \
            add it to the layout.
            """
        )
      )
    }
  }
}
