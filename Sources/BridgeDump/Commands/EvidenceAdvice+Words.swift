import Bridge
import Parity

extension EvidenceAdvice {
  /// The advice in words: `roll back`.
  var words: String {
    switch self {
    case .rollBack: "roll back"
    case .turnOn: "turn on"
    case .investigate, .advance, .hold, .write, .delete, .keep, .done: rawValue
    }
  }

  /// The sign that stands before the words, so that no colour stands alone.
  var sign: String {
    switch self {
    case .rollBack: "✗"
    case .investigate: "!"
    case .advance, .delete, .done: "✓"
    case .hold: "…"
    case .turnOn, .write: "→"
    case .keep: "·"
    }
  }

  /// What is urgent first.
  static let byUrgency: [EvidenceAdvice] = [
    .rollBack, .investigate, .hold, .advance, .turnOn, .write, .delete, .keep, .done,
  ]

  /// What to do about a kind that no ledger has.
  var uncountedExplanation: String {
    switch self {
    case .write: "It has no route: write it."
    case .done: "It has no old side."
    case .rollBack, .investigate, .advance, .hold, .turnOn, .delete, .keep:
      "Nothing was compared: turn on the stage 'shadow'."
    }
  }
}
