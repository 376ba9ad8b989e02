/// Patterns of places in JSON, matched step by step from the root.
///
/// A pattern is the tokens of a JSON Pointer, in which `*` matches any one token, and `**` any
/// number of tokens. All patterns form one automaton whose states are bits: a bit is set after the
/// tokens before it have been matched. So a step needs a few comparisons of bytes and no
/// allocation.
package struct JSONPlacePatterns: Sendable {
  /// The matched states of the patterns at one place.
  struct Progress {
    /// The states of the first word.
    fileprivate var first: UInt64
    /// The states of all other words, which few patterns need.
    fileprivate var others: [UInt64] = []

    /// Whether a pattern may match a place within this one.
    var canMatchInside: Bool { first != 0 || others.contains { $0 != 0 } }
  }

  /// The patterns whose states are in one word.
  private struct Word {
    /// The number of states.
    var count = 0
    /// The states before the first token of each pattern.
    var start: UInt64 = 0
    /// The states after the last token of each pattern.
    var end: UInt64 = 0
    /// The states before `*`.
    var one: UInt64 = 0
    /// The states before `**`.
    var any: UInt64 = 0
    /// The states before a name, and the name.
    var names: [(state: UInt64, name: [UInt8])] = []

    mutating func add(_ tokens: [String]) {
      start |= 1 << UInt64(count)
      for token in tokens {
        let state: UInt64 = 1 << UInt64(count)
        switch token {
        case "*": one |= state
        case "**": any |= state
        default: names.append((state, Array(token.utf8)))
        }
        count += 1
      }
      end |= 1 << UInt64(count)
      count += 1
    }

    /// Returns the states, and the state after each `**` among them, because `**` may match no
    /// token.
    func addingStatesAfterAny(_ states: UInt64) -> UInt64 {
      var states = states
      while true {
        let next = states | (states & any) << 1
        if next == states { return states }
        states = next
      }
    }

    func step(_ states: UInt64, to token: UnsafeBufferPointer<UInt8>) -> UInt64 {
      var next = states & any | (states & one) << 1
      for (state, name) in names
      where states & state != 0 && name.count == token.count && name.elementsEqual(token) {
        next |= state << 1
      }
      return addingStatesAfterAny(next)
    }
  }

  private let words: [Word]

  /// The greatest number of tokens in a pattern, 62.
  package static let maximumTokens = 62

  /// Compiles patterns.
  ///
  /// - Precondition: Each pattern has at most ``maximumTokens`` tokens.
  ///
  /// - Parameter patterns: The tokens of each pattern.
  package init(_ patterns: [[String]]) {
    var words = [Word()]
    for tokens in patterns {
      precondition(tokens.count <= Self.maximumTokens, "A pattern has at most 62 tokens.")
      if words[words.count - 1].count + tokens.count >= 64 { words.append(Word()) }
      words[words.count - 1].add(tokens)
    }
    self.words = words
  }

  /// The progress at the root; `nil` if a pattern matches the whole value.
  var root: Progress? {
    let states = words.map { $0.addingStatesAfterAny($0.start) }
    return unlessMatched(Progress(first: states[0], others: Array(states.dropFirst())))
  }

  /// Returns the progress at a member, or at an element by the digits of its index; `nil` if a
  /// pattern matches that place.
  func step(from place: Progress, to token: UnsafeBufferPointer<UInt8>) -> Progress? {
    var next = Progress(first: words[0].step(place.first, to: token))
    if !place.others.isEmpty {
      next.others = zip(words.dropFirst(), place.others).map { $0.step($1, to: token) }
    }
    return unlessMatched(next)
  }

  /// Returns the progress; `nil` if a pattern ends in it.
  private func unlessMatched(_ place: Progress) -> Progress? {
    if place.first & words[0].end != 0 { return nil }
    for (word, states) in zip(words.dropFirst(), place.others) where states & word.end != 0 {
      return nil
    }
    return place
  }
}
