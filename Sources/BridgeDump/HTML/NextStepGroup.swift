import Bridge
import Parity

/// A group of kinds with a similar next step, which is a section of the page of `ledger`.
enum NextStepGroup: Hashable, CaseIterable {
  case rollBackOrFix
  case delete
  case advance(to: Stage)
  case wait
  case other

  /// All groups, the most urgent first.
  static let allCases: [NextStepGroup] = [
    .rollBackOrFix, .delete, .advance(to: .complete), .advance(to: .live), .advance(to: .shadow),
    .wait,
    .other,
  ]

  init(_ step: NextStep) {
    self =
      switch step {
      case .rollBack, .fix, .investigate: .rollBackOrFix
      case .delete: .delete
      case .turn(let stage): .advance(to: stage)
      case .wait, .compareLargerShare, .hashResponses, .collectLedger, .awaitComplete: .wait
      case .write, .keepLegacy, .done: .other
      }
  }

  var id: String {
    switch self {
    case .rollBackOrFix: "roll-back"
    case .delete: "delete"
    case .advance(let stage): "advance-\(stage.rawValue)"
    case .wait: "wait"
    case .other: "other"
    }
  }

  var title: String {
    switch self {
    case .rollBackOrFix: "Roll back or fix"
    case .delete: "Delete"
    case .advance(let stage): "Advance to \(stage.rawValue)"
    case .wait: "Wait for more comparisons"
    case .other: "Other"
    }
  }

  /// The CSS class of the group's colour.
  var toneClass: String {
    switch self {
    case .rollBackOrFix: "bad"
    case .delete, .advance(to: .complete), .advance(to: .live): "good"
    case .advance, .wait, .other: ""
    }
  }

  /// Returns the filter's words after the number of kinds in the group, such as `can be deleted`;
  /// `nil` for ``other``.
  func filterWords(kindCount count: Int) -> String? {
    switch self {
    case .rollBackOrFix: count == 1 ? "differs" : "differ"
    case .delete: "can be deleted"
    case .advance(let stage): "can advance to \(stage.rawValue)"
    case .wait: count == 1 ? "waits for more comparisons" : "wait for more comparisons"
    case .other: nil
    }
  }
}
