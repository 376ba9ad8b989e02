import StrictJSON

/// A part of a document that needs a unique id.
protocol IdentityClaim {
  /// The id that the server sent; `nil` if it sent none that is valid.
  var serverID: String? { get }

  /// The first part of a generated id: `base` in `base#1`.
  var generatedIDBase: String { get }

  /// The position that its diagnostics are sorted by.
  var diagnosticSortPosition: Int { get }

  /// The path that diagnostics about the id give: of the written id or, if it is missing, of the
  /// part or of its absent member `id`.
  var diagnosticPath: JSONPointer { get }

  /// The value whose line and column diagnostics name; `nil` for a typed document, which has no text.
  var diagnosticValue: JSONValue? { get }

  /// The part's path and line, or its position in a typed document, for messages.
  var placeInMessages: String { get }
}

extension ContentListReader.Draft: IdentityClaim {
  var generatedIDBase: String { kind.rawValue }
  var diagnosticSortPosition: Int { position }
  var diagnosticValue: JSONValue? { writtenID ?? element }
  var placeInMessages: String {
    "\(path) (position \(position), line \((writtenID ?? element).location.line))"
  }
}
