extension ExpectedJSONForm where Content == JSONValue {
  /// Any value.
  package static var any: Self { Self("any value") { $0 } }

  /// An object.
  package static var object: Self { object("an object") }

  /// An object; messages call it `nameWithArticle`.
  package static func object(_ nameWithArticle: String) -> Self {
    Self(nameWithArticle) { $0.kind == .object ? $0 : nil }
  }
}

extension ExpectedJSONForm {
  /// An array of at most `limit` values of one form; messages call the values `pluralName`.
  ///
  /// For an array with a value of another form, reading throws the fault of the first such value.
  package static func array<Element>(
    of element: ExpectedJSONForm<Element>,
    _ pluralName: String,
    upTo limit: Int = .max
  ) -> Self where Content == [Element] {
    let name =
      limit == .max
      ? "an array of \(pluralName)" : "an array of at most \(limit) \(pluralName)"
    return Self(name) { (value) throws(JSONFormError) -> [Element]? in
      guard value.kind == .array, limit == .max || value.count <= limit else { return nil }
      var elements: [Element] = []
      for one in value.elements { elements.append(try element.read(one)) }
      return elements
    }
  }
}
