extension JSONForm where Content == JSONValue {
  /// Any value.
  package static var any: Self { Self("any value") { $0 } }

  /// An object.
  package static var object: Self { object("an object") }

  /// An object; `name` is its name in messages, with an article.
  package static func object(_ name: String) -> Self {
    Self(name) { $0.kind == .object ? $0 : nil }
  }
}

extension JSONForm {
  /// An array of at most `limit` values of one form; messages call the values `plural`.
  ///
  /// For an array with a value of another form, reading throws the fault of the first such value.
  package static func array<Element>(
    of element: JSONForm<Element>,
    _ plural: String,
    upTo limit: Int = .max
  ) -> Self where Content == [Element] {
    let name = limit == .max ? "an array of \(plural)" : "an array of at most \(limit) \(plural)"
    return Self(name) { (value) throws(JSONFault) -> [Element]? in
      guard value.kind == .array, limit == .max || value.count <= limit else { return nil }
      var elements: [Element] = []
      for one in value.elements { elements.append(try element.read(one)) }
      return elements
    }
  }
}
