import Parity

extension ParityAspect {
  /// The aspect in words, for text and pages.
  var words: String {
    switch self {
    case .value: "the value"
    case .count: "the number of values"
    case .order: "the values before the final one"
    case .turn: "whether a value comes at once or later"
    case .thread: "whether a value comes on the main queue"
    case .completion: "how the output ends"
    case .effects: "the effects"
    }
  }
}

extension DifferencePlace {
  /// The place in words: `/items/*/price`, `the whole value`, or an aspect with its path if it has
  /// one.
  var words: String {
    switch aspect {
    case .value: text
    case .count, .order, .turn, .thread, .completion, .effects:
      path.isEmpty ? aspect.words : "\(aspect.words) \(path)"
    }
  }
}
