import StrictJSON

/// A part of a document that needs a unique id.
protocol IdentityClaim {
  /// The id that the server sent.
  var serverID: String? { get }

  /// The source of a generated id, for a content without an id.
  var idBase: String { get }

  /// The position of its diagnostics among others.
  var order: Int { get }

  /// The place of its id, present or missing.
  var idPath: JSONPointer { get }

  /// The value at the place that diagnostics name; `nil` if there is no text.
  var idValue: JSONValue? { get }

  /// Its place in words.
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
