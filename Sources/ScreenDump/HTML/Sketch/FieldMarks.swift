import ScreenDocument
package import StrictJSON

/// The places of a value that are to be marked, as a tree over the value's own.
package struct FieldMarks: Hashable, Sendable {
  /// Whether this very place is marked, with everything in it.
  package private(set) var isMarked = false
  private var children: [String: FieldMarks] = [:]

  /// Collects places.
  ///
  /// - Complexity: O(n) in the number of tokens.
  package init(_ places: some Sequence<JSONPointer>) {
    for place in places { insert(place.tokens[...]) }
  }

  private init() {}

  private mutating func insert(_ tokens: ArraySlice<String>) {
    guard let first = tokens.first else {
      isMarked = true
      return
    }
    children[first, default: FieldMarks()].insert(tokens.dropFirst())
  }

  /// The marks below a member or an element; `nil` if there are none.
  package subscript(_ token: String) -> FieldMarks? { children[token] }
}
