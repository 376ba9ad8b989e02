import StrictJSON

/// A part of a document that needs a unique id.
protocol PartNeedingID {
  /// The id that the server sent; `nil` if it sent none that is valid.
  var serverID: String? { get }

  /// The first part of a generated id: `base` in `base#1`.
  var generatedIDBase: String { get }

  /// The position that its diagnostics are sorted by.
  var diagnosticSortPosition: Int { get }

  /// The path that diagnostics about the id give.
  ///
  /// It is the path of the written id. Without a written id, it is the path of the part or, for a
  /// node of a block page, the path that its member `id` would have.
  var idDiagnosticPath: JSONPointer { get }

  /// The value whose line and column diagnostics name; `nil` for a typed document, which has no
  /// text.
  var idDiagnosticLocationValue: JSONValue? { get }

  /// The part's path and line, or its position in a typed document, for messages.
  var placeInMessages: String { get }
}

extension ContentListReader.Draft: PartNeedingID {
  var generatedIDBase: String { kind.rawValue }
  var diagnosticSortPosition: Int { elementIndexInDocument }
  var idDiagnosticLocationValue: JSONValue? { writtenID ?? element }
  var placeInMessages: String {
    let line = (writtenID ?? element).location.line
    return "\(path) (position \(elementIndexInDocument), line \(line))"
  }
}
