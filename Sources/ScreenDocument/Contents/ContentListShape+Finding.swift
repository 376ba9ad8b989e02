import StrictJSON

extension ContentListShape {
  /// The lists that a search found, and the values where a list is missing.
  struct FoundLists {
    /// The lists, in document order.
    var lists: [JSONValue] = []
    /// The values below a `*` where no list was found, in document order.
    ///
    /// Each is an element or member in which the rest of the place leads to nothing, or a value
    /// that has the wrong type. Empty if the list is optional.
    var valuesWithoutList: [JSONValue] = []
  }

  /// Finds the list in a document, or the lists where the place has a `*`.
  ///
  /// Returns no list if an optional list is absent or `null`. Otherwise throws if the list is
  /// absent or has the wrong type. What is wrong below a `*` does not throw: see
  /// ``FoundLists/valuesWithoutList``.
  func findLists(in root: JSONValue) throws(DocumentError) -> FoundLists {
    var segments = place.tokens.split(
      separator: Self.wildcardToken,
      omittingEmptySubsequences: false
    )[...]
    let first = JSONPointer(tokens: Array(segments.removeFirst()))
    let hasStar = !segments.isEmpty
    let start = root.deepestValue(along: first)
    if isOptional, start.unreachedTokenCount > 0 || start.value.isNull { return FoundLists() }
    guard start.unreachedTokenCount == 0 else {
      throw Self.nothingFoundError(
        at: place,
        along: first,
        unreachedTokenCount: start.unreachedTokenCount,
        found: start.value
      )
    }
    guard hasStar else {
      guard requiredListJSONKind == nil || start.value.kind == requiredListJSONKind else {
        throw Self.wrongJSONTypeError(
          at: first,
          found: start.value,
          expected: requiredListJSONKind?.nameWithArticle ?? "a value"
        )
      }
      return FoundLists(lists: [start.value])
    }
    guard start.value.kind == .array || start.value.kind == .object else {
      throw Self.wrongJSONTypeError(
        at: first,
        found: start.value,
        expected: "an array or an object"
      )
    }
    var found = FoundLists(lists: [start.value])
    for segment in segments {
      let pointer = JSONPointer(tokens: Array(segment))
      found = valuesInEachElement(of: found, at: pointer)
    }
    found.lists.removeAll { value in
      guard let requiredListJSONKind, value.kind != requiredListJSONKind else { return false }
      found.valuesWithoutList.append(value)
      return true
    }
    // The offsets in the text: a location is slower to find, and there may be millions of values.
    found.valuesWithoutList.sort { $0.bytes.startIndex < $1.bytes.startIndex }
    if isOptional { found = FoundLists(lists: found.lists.filter { !$0.isNull }) }
    return found
  }

  /// Returns the values that a pointer reaches in a value, where a `*` in the pointer stands for
  /// every element or member; empty if it reaches none.
  ///
  /// With a `*`, values that are `null` are left out.
  static func values(in value: JSONValue, at pointer: JSONPointer) -> [JSONValue] {
    guard pointer.tokens.contains(wildcardToken) else {
      return value.value(at: pointer).map { [$0] } ?? []
    }
    var list = ContentListShape(place: pointer, isOptional: true, contentUnit: .valueAtPlace)
    list.defaultKind = ""
    return (try? list.findLists(in: value).lists) ?? []
  }

  /// Follows a pointer from each element or member of the lists found so far.
  ///
  /// The values that it reaches are the lists of the result. An element or member in which it
  /// reaches nothing is added to ``FoundLists/valuesWithoutList``, and so is a list found so
  /// far that is neither an array nor an object.
  private func valuesInEachElement(
    of found: FoundLists,
    at pointer: JSONPointer
  ) -> FoundLists {
    var result = FoundLists(valuesWithoutList: found.valuesWithoutList)
    for value in found.lists {
      let parts = value.elementsOrMemberValues
      if parts.isEmpty, value.kind != .array, value.kind != .object {
        result.valuesWithoutList.append(value)
      }
      for part in parts {
        if let end = part.value(at: pointer) {
          result.lists.append(end)
        } else {
          result.valuesWithoutList.append(part)
        }
      }
    }
    return result
  }

  private static func nothingFoundError(
    at place: JSONPointer,
    along pointer: JSONPointer,
    unreachedTokenCount: Int,
    found value: JSONValue
  ) -> DocumentError {
    let reached = JSONPointer(tokens: pointer.tokens.dropLast(unreachedTokenCount))
    return DocumentError(
      "shapeFindsNothing",
      at: value,
      path: reached,
      message: """
        The shape looks for contents at "\(place)", but \
        \(reached == .root ? "the document" : "\"\(reached)\"") is \(value.typeAndPartsInWords); \
        correct the document, or the shape that describes it.
        """
    )
  }

  private static func wrongJSONTypeError(
    at place: JSONPointer,
    found value: JSONValue,
    expected: String
  ) -> DocumentError {
    DocumentError(
      "shapeMismatch",
      at: value,
      path: place,
      message: """
        The shape expects \(expected) of contents at "\(place)", found \
        \(value.typeAndPartsInWords); correct the document, or the shape that describes it.
        """
    )
  }

  /// Returns the value that contains the sections; `nil` if the list is optional and the value is
  /// absent or `null`.
  ///
  /// Throws if the value of a list that is not optional is absent, and if the value has the wrong
  /// type.
  func sectionContainer(of reference: SectionReference, in root: JSONValue) throws(DocumentError)
    -> JSONValue?
  {
    let found = root.deepestValue(along: reference.sections)
    guard found.unreachedTokenCount == 0, !(isOptional && found.value.isNull) else {
      if isOptional { return nil }
      throw Self.nothingFoundError(
        at: reference.sections,
        along: reference.sections,
        unreachedTokenCount: found.unreachedTokenCount,
        found: found.value
      )
    }
    let expected: JSONValue.Kind = reference.idInSection == nil ? .object : .array
    guard found.value.kind == expected else {
      throw Self.wrongJSONTypeError(
        at: reference.sections,
        found: found.value,
        expected: expected.nameWithArticle
      )
    }
    return found.value
  }
}

extension JSONValue {
  /// The elements of an array, or the values of an object's members; empty for any other value.
  var elementsOrMemberValues: [JSONValue] {
    kind == .object ? members.map(\.value) : Array(elements)
  }
}
