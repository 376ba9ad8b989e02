import StrictJSON

extension JSONValue {
  /// The value as an id: the text of a number, or a text that is not empty; `nil` for other values.
  var textIfValidID: String? {
    if let numberText { return numberText }
    guard let string, !string.isEmpty else { return nil }
    return string
  }
}
