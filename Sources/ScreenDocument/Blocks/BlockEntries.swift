import StrictJSON

/// The entries of a block page's property or data document, by the id of the part that they describe.
struct BlockEntries {
  private let values: [String: JSONValue]
  private let keys: [String]

  /// Whether the page has the document, and it is not `null`.
  let isPresent: Bool

  /// Reads a document; entries that are not objects are reported and omitted.
  ///
  /// - Throws: ``DocumentError`` if the document itself is not an object.
  init(
    _ document: JSONValue?,
    of part: DocumentPart,
    diagnostics: inout DiagnosticList
  ) throws(DocumentError) {
    guard let document, !document.isNull else {
      values = [:]
      keys = []
      isPresent = false
      return
    }
    guard document.kind == .object else {
      throw DocumentError(
        "shapeMismatch",
        at: document,
        message: """
          The \(part.rawValue) of a page is an object with a member for each id, found \
          \(document.summary); correct it.
          """
      )
    }
    var values: [String: JSONValue] = [:]
    var keys: [String] = []
    for (key, value) in document.members {
      keys.append(key)
      if value.kind == .object {
        values[key] = value
      } else if !value.isNull {
        diagnostics.add(
          at: 0,
          Diagnostic(
            severity: .error,
            code: "notAnObject",
            at: value,
            message: """
              Expected the \(part.rawValue) of "\(key.prefix(60))", found \(value.kind.name); \
              remove it or send an object.
              """
          )
        )
      }
    }
    self.values = values
    self.keys = keys
    isPresent = true
  }

  /// Returns the entry of an id; `nil` if there is none.
  subscript(id: String) -> JSONValue? { values[id] }

  /// Reports each entry whose id the layout does not contain.
  func reportOrphans(
    unless isKnown: (String) -> Bool,
    of part: DocumentPart,
    diagnostics: inout DiagnosticList
  ) {
    for key in keys where !isKnown(key) {
      guard let value = values[key] else { continue }
      diagnostics.add(
        at: 0,
        Diagnostic(
          severity: .warning,
          code: part == .data ? "orphanData" : "orphanProperty",
          at: value,
          message: """
            Nothing in the layout has the id "\(key.prefix(60))"; remove its \(part.rawValue), or \
            add it to the layout.
            """
        )
      )
    }
  }
}
