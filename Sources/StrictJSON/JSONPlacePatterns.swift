/// Patterns of places in JSON, matched step by step from the root.
///
/// A pattern is the tokens of a JSON Pointer, in which `*` matches any one token, and `**` any
/// number of tokens, also none. All patterns form one automaton. It has a state before each token
/// of a pattern, and one after the last token. Each state is a bit, which is set when the tokens
/// before the state match the path so far. So a step to a member or element needs a few comparisons
/// of bytes and no allocation.
package struct JSONPlacePatterns: Sendable {
  /// How far the path from the root to one place matches each pattern: the set bits of the
  /// automaton.
  struct MatchProgress {
    /// The set bits of the automaton's first word, which has 64 states.
    fileprivate var statesOfFirstWord: UInt64
    /// The set bits of the automaton's other words; empty if all patterns fit into the first word.
    fileprivate var statesOfOtherWords: [UInt64] = []

    /// Whether a pattern may match a place within this one.
    var canMatchInside: Bool {
      statesOfFirstWord != 0 || statesOfOtherWords.contains { $0 != 0 }
    }
  }

  /// A word of 64 bits for the states of some of the patterns, one bit for each state.
  private struct AutomatonWord {
    /// The number of bits that are in use.
    var stateCount = 0
    /// The states before the first token of each pattern; their bits are set at the root.
    var startStates: UInt64 = 0
    /// The states after the last token of each pattern; if one is set, its pattern matches.
    var endStates: UInt64 = 0
    /// The states before a token `*`.
    var statesBeforeStar: UInt64 = 0
    /// The states before a token `**`.
    var statesBeforeDoubleStar: UInt64 = 0
    /// The states before a token that is a name, each with the name.
    var statesBeforeName: [(state: UInt64, name: [UInt8])] = []

    mutating func addPattern(_ tokens: [String]) {
      startStates |= 1 << UInt64(stateCount)
      for token in tokens {
        let state: UInt64 = 1 << UInt64(stateCount)
        switch token {
        case "*": statesBeforeStar |= state
        case "**": statesBeforeDoubleStar |= state
        default: statesBeforeName.append((state, Array(token.utf8)))
        }
        stateCount += 1
      }
      endStates |= 1 << UInt64(stateCount)
      stateCount += 1
    }

    /// Returns the states, and all states that follow them after one or more tokens `**`, each of
    /// which may match zero tokens.
    func addingStatesAfterDoubleStars(_ states: UInt64) -> UInt64 {
      var states = states
      while true {
        let next = states | (states & statesBeforeDoubleStar) << 1
        if next == states { return states }
        states = next
      }
    }

    func states(after token: UnsafeBufferPointer<UInt8>, from states: UInt64) -> UInt64 {
      var next = states & statesBeforeDoubleStar | (states & statesBeforeStar) << 1
      for (state, name) in statesBeforeName
      where states & state != 0 && name.count == token.count && name.elementsEqual(token) {
        next |= state << 1
      }
      return addingStatesAfterDoubleStars(next)
    }
  }

  private let automatonWords: [AutomatonWord]

  /// The greatest number of tokens in a pattern, 62.
  package static let maximumTokensOfPattern = 62

  /// Compiles patterns.
  ///
  /// - Precondition: Each pattern has at most ``maximumTokensOfPattern`` tokens.
  ///
  /// - Parameter patterns: The tokens of each pattern.
  package init(_ patterns: [[String]]) {
    var automatonWords = [AutomatonWord()]
    for tokens in patterns {
      precondition(tokens.count <= Self.maximumTokensOfPattern, "A pattern has at most 62 tokens.")
      if automatonWords[automatonWords.count - 1].stateCount + tokens.count >= 64 {
        automatonWords.append(AutomatonWord())
      }
      automatonWords[automatonWords.count - 1].addPattern(tokens)
    }
    self.automatonWords = automatonWords
  }

  /// The progress at the root, to begin with; `nil` if a pattern matches the root itself.
  var rootProgressUnlessMatched: MatchProgress? {
    let states = automatonWords.map { $0.addingStatesAfterDoubleStars($0.startStates) }
    return nilIfMatched(
      MatchProgress(
        statesOfFirstWord: states[0],
        statesOfOtherWords: Array(states.dropFirst())
      )
    )
  }

  /// Returns the progress after a step from a place to one of its members or elements.
  ///
  /// - Parameters:
  ///   - place: The progress at the place.
  ///   - token: The member's name, or the digits of the element's index.
  /// - Returns: The progress at the member or element; `nil` if a pattern matches its whole path.
  func progressUnlessMatched(
    from place: MatchProgress,
    to token: UnsafeBufferPointer<UInt8>
  ) -> MatchProgress? {
    var next = MatchProgress(
      statesOfFirstWord: automatonWords[0].states(after: token, from: place.statesOfFirstWord)
    )
    if !place.statesOfOtherWords.isEmpty {
      next.statesOfOtherWords = zip(automatonWords.dropFirst(), place.statesOfOtherWords).map {
        $0.states(after: token, from: $1)
      }
    }
    return nilIfMatched(next)
  }

  /// Returns the given progress; `nil` if a pattern is matched to its end.
  private func nilIfMatched(_ place: MatchProgress) -> MatchProgress? {
    if place.statesOfFirstWord & automatonWords[0].endStates != 0 { return nil }
    for (word, states) in zip(automatonWords.dropFirst(), place.statesOfOtherWords)
    where states & word.endStates != 0 {
      return nil
    }
    return place
  }
}
