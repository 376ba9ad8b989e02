extension JSONValue.Kind {
  /// The name of the kind in messages, with an article: `an object`, `a text`.
  package var nameWithArticle: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
