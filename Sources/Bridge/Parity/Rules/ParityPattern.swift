public import ScreenDocument

/// A pattern of places in view data: a JSON Pointer in which `*` is any one member or element, and `**`
/// any number of them.
///
/// | pattern        | names                                             |
/// | -------------- | ------------------------------------------------- |
/// | `/title`       | the title                                         |
/// | `/items/*/id`  | the id of every item                              |
/// | `/items/**`    | the items, and everything in them                 |
/// | `/**/debug`    | whatever is called `debug`, on every level        |
///
/// A pattern names a place together with everything in it.
public struct ParityPattern: Hashable, Sendable, ExpressibleByStringLiteral {
  private let tokens: [String]

  /// Reads a pattern.
  ///
  /// - Parameter text: A JSON Pointer with `*` and `**` among its tokens.
  /// - Throws: `JSONPointerError` for a text that is no JSON Pointer.
  public init(_ text: String) throws(JSONPointerError) {
    tokens = try JSONPointer(text).tokens
  }

  /// Reads a pattern that stands in the source.
  ///
  /// - Precondition: The text is a JSON Pointer.
  ///
  /// - Parameter text: A JSON Pointer with `*` and `**` among its tokens.
  public init(stringLiteral text: StaticString) {
    do throws(JSONPointerError) {
      try self.init(text.description)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tells whether a place is one that the pattern names, or within one.
  ///
  /// - Parameter place: The place.
  /// - Returns: Whether the pattern covers it.
  /// - Complexity: O(m × n) in the tokens of both.
  public func covers(_ place: JSONPointer) -> Bool {
    var progress = progress
    for token in place.tokens where !progress.isReached { progress = progress.step(to: token) }
    return progress.isReached
  }

  /// The root, as a place on the way to those that the pattern names.
  var progress: Progress { Progress(tokens) }

  /// How far a place is on the way to one that the pattern names.
  struct Progress {
    private let tokens: [String]
    /// Whether the tokens before each one have been met.
    private var isMet: [Bool]

    fileprivate init(_ tokens: [String]) {
      self.tokens = tokens
      isMet = Array(repeating: false, count: tokens.count + 1)
      isMet[0] = true
      pass()
    }

    /// Whether the pattern names the place.
    var isReached: Bool { isMet[tokens.count] }

    /// Whether the pattern may name a place within this one.
    var canBeReached: Bool { isMet.contains(true) }

    /// Goes on to a member or element.
    func step(to token: String) -> Progress {
      var next = self
      next.isMet = Array(repeating: false, count: tokens.count + 1)
      for index in tokens.indices where isMet[index] {
        switch tokens[index] {
        case "**": next.isMet[index] = true
        case "*", token: next.isMet[index + 1] = true
        default: break
        }
      }
      next.pass()
      return next
    }

    /// Steps over `**`, which may name nothing.
    private mutating func pass() {
      for index in tokens.indices where isMet[index] && tokens[index] == "**" {
        isMet[index + 1] = true
      }
    }
  }
}
