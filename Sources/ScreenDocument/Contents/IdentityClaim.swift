import StrictJSON

/// A part of a document that needs a unique id.
protocol IdentityClaim {
  /// The id that the server sent; `nil` if it sent none that is valid.
  var serverID: String? { get }

  /// The first part of a generated id: `base` in `base#1`.
  var idBase: String { get }

  /// The position that its diagnostics are sorted by.
  var order: Int { get }

  /// The path of the id in the document, also if the id is missing.
  var idPath: JSONPointer { get }

  /// The value whose line and column diagnostics name; `nil` for a typed document, which has no text.
  var idValue: JSONValue? { get }

  /// The part's path and line, for messages.
  var place: String { get }
}

extension ContentComposer.Draft: IdentityClaim {
  var idBase: String { kind.rawValue }
  var order: Int { position }
  var idValue: JSONValue? { writtenID ?? element }
  var place: String {
    "\(path) (position \(position), line \((writtenID ?? element).location.line))"
  }
}
