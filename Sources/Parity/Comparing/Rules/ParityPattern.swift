import ScreenDocument
public import StrictJSON

/// A pattern for places in view data.
///
/// A pattern is a JSON Pointer in which `*` matches one member or element, and `**` matches any
/// number of levels, also none.
///
/// | pattern        | covers                                            |
/// | -------------- | ------------------------------------------------- |
/// | `/title`       | the title                                         |
/// | `/items/*/id`  | the id of every item                              |
/// | `/items/**`    | the items, and everything in them (as `/items`)   |
/// | `/**/debug`    | every member `debug`, on every level              |
///
/// A pattern covers each place that it matches, and everything in that place. The empty pattern
/// matches the root, so it covers every place.
public struct ParityPattern: Hashable, Sendable, ExpressibleByStringLiteral {
  let tokens: [String]

  /// Parses a pattern.
  ///
  /// - Parameter text: A JSON Pointer; its tokens can be `*` and `**`.
  /// - Throws: `JSONPointerError` if the text is not a JSON Pointer.
  public init(_ text: String) throws(JSONPointerError) {
    tokens = try JSONPointer(text).tokens
  }

  /// Parses a pattern literal.
  ///
  /// - Precondition: The text is a JSON Pointer.
  ///
  /// - Parameter text: A JSON Pointer; its tokens can be `*` and `**`.
  public init(stringLiteral text: StaticString) {
    do throws(JSONPointerError) {
      try self.init(text.description)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Returns whether the pattern matches a place or one of the places that contain it.
  ///
  /// - Complexity: O(m × n) for m tokens in the pattern and n tokens in the place.
  public func covers(_ place: JSONPointer) -> Bool {
    var isReached = Array(repeating: false, count: tokens.count + 1)
    isReached[0] = true
    markTokensAfterDoubleStars(&isReached)
    if isReached[tokens.count] { return true }
    for token in place.tokens {
      var next = Array(repeating: false, count: tokens.count + 1)
      for index in tokens.indices where isReached[index] {
        switch tokens[index] {
        case "**": next[index] = true
        case "*", token: next[index + 1] = true
        default: break
        }
      }
      markTokensAfterDoubleStars(&next)
      if next[tokens.count] { return true }
      isReached = next
    }
    return false
  }

  /// Marks as reached all tokens that follow a reached token after one or more tokens `**`, each of
  /// which can match zero tokens of a place.
  private func markTokensAfterDoubleStars(_ isReached: inout [Bool]) {
    for index in tokens.indices where isReached[index] && tokens[index] == "**" {
      isReached[index + 1] = true
    }
  }
}
