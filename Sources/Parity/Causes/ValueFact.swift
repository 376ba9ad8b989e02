import StrictJSON

/// One value of a response or a property of its journal line, prepared for the tests of conditions.
struct ValueFact {
  /// The indices of the lists above the value, the outermost first.
  let enclosingListIndices: [Int]
  var cells: CoverageCells = []
  /// The JSON type; `nil` for an absent value, and for a property of the journal line
  /// such as its time zone.
  var valueJSONType: JSONValue.Kind?
  var number: Double?
  /// The text; `nil` for any other value, and for a text of the response with more than 256 bytes.
  var textValue: String?
  /// The number of a list's elements or of a text's characters; `nil` for any other value.
  var elementOrCharacterCount: Int?

  /// Returns whether both values have the same indices in the outermost `depth` lists above them.
  func isInSameElements(as other: Self, ofOutermostLists depth: Int) -> Bool {
    enclosingListIndices.prefix(depth) == other.enclosingListIndices.prefix(depth)
  }
}
