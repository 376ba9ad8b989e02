import StrictJSON

/// One value of a response, prepared for the tests of conditions.
struct ResponseFact {
  /// The indices of the lists above the value, the outermost first.
  let indices: [Int]
  var cells: CoverageCells = []
  var type: JSONValue.Kind?
  var number: Double?
  var text: String?
  /// The number of elements or characters.
  var size: Int?

  func isAligned(with other: Self, depth: Int) -> Bool {
    indices.prefix(depth) == other.indices.prefix(depth)
  }
}
