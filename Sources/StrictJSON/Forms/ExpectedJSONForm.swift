/// What a JSON value in a file must be, such as `a text of at most 256 bytes`, and the function
/// that reads a value of this form as a `Content`.
package struct ExpectedJSONForm<Content> {
  /// The form with its article, for messages: `a text of at most 256 bytes`.
  package var name: String { makeName() }
  private let makeName: () -> String
  private let contentIfValid: (JSONValue) throws(JSONFormError) -> Content?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The form with its article, which is made only for a message.
  ///   - body: Returns the content of a value that has the form; `nil` if the value has another
  ///     form. Throws if the value has the form, but a part of the value is invalid.
  package init(
    _ name: @autoclosure @escaping () -> String,
    _ body: @escaping (JSONValue) throws(JSONFormError) -> Content?
  ) {
    makeName = name
    contentIfValid = body
  }

  /// Reads a value; throws if the value has another form, or a part of it is invalid.
  package func read(_ value: JSONValue) throws(JSONFormError) -> Content {
    if let content = try contentIfValid(value) { return content }
    throw JSONFormError(value, "must be \(name), found \(value.textForMessages)")
  }
}

extension JSONValue {
  /// Reads this value; throws if the value has another form, or a part of it is invalid.
  package func read<Content>(_ form: ExpectedJSONForm<Content>) throws(JSONFormError) -> Content {
    try form.read(self)
  }

  /// Reads a required member; throws if the member is missing or has another form, such as `null`.
  package func read<Content>(
    _ name: String,
    _ form: ExpectedJSONForm<Content>
  ) throws(JSONFormError) -> Content {
    guard let value = self[name] else {
      throw JSONFormError(self, "needs \"\(name)\", \(form.name)")
    }
    return try form.read(value)
  }

  /// Reads an optional member; throws if the member has another form.
  ///
  /// Returns `nil` if the member is missing or `null`, or if this value is not an object.
  package func readIfPresent<Content>(
    _ name: String,
    _ form: ExpectedJSONForm<Content>
  ) throws(JSONFormError) -> Content? {
    guard let value = self[name], !value.isNull else { return nil }
    return try form.read(value)
  }

  /// Throws for the first member, in document order, whose name is not in `known`; does nothing for
  /// a value that is not an object.
  package func throwForUnknownMember(besides known: [String]) throws(JSONFormError) {
    for (name, member) in members where !known.contains(name) {
      throw JSONFormError(member, Self.messageForUnknownMember(name, known))
    }
  }

  /// Returns the message for a member with an unknown name.
  package static func messageForUnknownMember(_ name: String, _ known: [String]) -> String {
    "has the unknown name \"\(name.cutForMessages)\"; the known members are "
      + known.joined(separator: ", ")
  }

  /// The value for messages: a number, or a text in quotes, of which a long one is cut; otherwise the
  /// value's kind, such as `an object`.
  package var textForMessages: String {
    if let numberText { return numberText.cutForMessages }
    if let string { return "\"\(string.cutForMessages)\"" }
    return kind.nameWithArticle
  }
}

extension String {
  /// The text for messages: if it is longer than 60 characters, its first 60 and an ellipsis.
  package var cutForMessages: String {
    let start = prefix(60)
    return start.endIndex == endIndex ? self : start + "…"
  }
}
