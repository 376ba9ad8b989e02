extension JSONValue.Kind {
  /// The kind with its article, for messages.
  package var name: String {
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
