import ScreenDocument
package import StrictJSON

/// The marked places of a value, as a tree with the value's structure.
package struct MarkedPlaces: Hashable, Sendable {
  /// Whether this place is marked.
  package private(set) var isMarked = false
  private var childMarksByToken: [String: MarkedPlaces] = [:]

  /// Creates a tree from the pointers to the marked places.
  ///
  /// A place may be given twice, and may contain another marked place.
  ///
  /// - Complexity: O(n) in the number of the tokens of all pointers.
  package init(_ places: some Sequence<JSONPointer>) {
    for place in places { insert(place.tokens[...]) }
  }

  private init() {}

  private mutating func insert(_ tokens: ArraySlice<String>) {
    guard let first = tokens.first else {
      isMarked = true
      return
    }
    childMarksByToken[first, default: MarkedPlaces()].insert(tokens.dropFirst())
  }

  /// Returns the marks at and below a member or an element; `nil` if there are none.
  package subscript(_ token: String) -> MarkedPlaces? { childMarksByToken[token] }
}
