import Bridge
import Parity

extension EvidenceAdvice {
  /// The advice in words, such as `roll back`.
  var words: String {
    switch self {
    case .rollBack: "roll back"
    case .turnOn: "start comparing"
    case .investigate, .advance, .hold, .write, .delete, .keepLegacy, .done: rawValue
    }
  }

  /// The sign before the words, so that the advice does not depend on colour alone.
  var sign: String {
    switch self {
    case .rollBack: "✗"
    case .investigate: "!"
    case .advance, .delete, .done: "✓"
    case .hold: "…"
    case .turnOn, .write: "→"
    case .keepLegacy: "·"
    }
  }

  /// The advice cases, the most urgent one first.
  static let byUrgency: [EvidenceAdvice] = [
    .rollBack, .investigate, .hold, .advance, .turnOn, .write, .delete, .keepLegacy, .done,
  ]

  /// The sentence that explains the advice for a kind that is in no ledger.
  var explanationForKindInNoLedger: String {
    switch self {
    case .write: "It has no route: write one."
    case .done: "It has no legacy side."
    case .rollBack, .investigate, .advance, .hold, .turnOn, .delete, .keepLegacy:
      "Nothing was compared: move the kind to the stage 'shadow'."
    }
  }
}
