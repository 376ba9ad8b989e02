import StrictJSON

/// Something in a document that needs an identity of its own.
protocol IdentityClaim {
  /// The id that the server sent.
  var serverID: String? { get }

  /// The source of a generated id, for a content without an id.
  var idBase: String { get }

  /// Where diagnostics about it stand among others.
  var order: Int { get }

  /// Where its id is written, or would be.
  var idPath: JSONPointer { get }

  /// What lies at the place that diagnostics name; `nil` where there is no text.
  var idValue: JSONValue? { get }

  /// Where it stands, in words.
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
