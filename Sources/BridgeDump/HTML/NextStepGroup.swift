import Bridge
import Parity

/// A group of kinds with a similar next step, which is a section of the page of `ledger`.
enum NextStepGroup: Hashable, CaseIterable {
  case rollBackOrFix
  case deleteLegacySide
  case advance(to: Stage)
  case wait
  case other

  /// All groups, the most urgent first.
  static let allCases: [NextStepGroup] = [
    .rollBackOrFix, .deleteLegacySide, .advance(to: .complete), .advance(to: .live),
    .advance(to: .shadow),
    .wait,
    .other,
  ]

  init(_ step: NextStep) {
    self =
      switch step {
      case .rollBack, .fixStateSide, .investigate: .rollBackOrFix
      case .deleteLegacySide: .deleteLegacySide
      case .turn(let stage): .advance(to: stage)
      case .wait, .compareLargerShare, .hashResponses, .collectLedger, .awaitAllRunsOnComplete:
        .wait
      case .writeStateSide, .keepLegacy, .done: .other
      }
  }

  var id: String {
    switch self {
    case .rollBackOrFix: "roll-back"
    case .deleteLegacySide: "delete"
    case .advance(let stage): "advance-\(stage.rawValue)"
    case .wait: "wait"
    case .other: "other"
    }
  }

  var title: String {
    switch self {
    case .rollBackOrFix: "Roll back or fix"
    case .deleteLegacySide: "Delete"
    case .advance(let stage): "Advance to \(stage.rawValue)"
    case .wait: "Wait for more comparisons"
    case .other: "Other"
    }
  }

  /// The CSS class of the group's colour.
  var colorClass: String {
    switch self {
    case .rollBackOrFix: "bad"
    case .deleteLegacySide, .advance(to: .complete), .advance(to: .live): "good"
    case .advance, .wait, .other: ""
    }
  }

  /// Returns the words on the filter's button after the number of kinds in the group, such as
  /// `can be deleted`; `nil` for ``other``.
  func filterButtonWords(kindCount count: Int) -> String? {
    switch self {
    case .rollBackOrFix: count == 1 ? "differs" : "differ"
    case .deleteLegacySide: "can be deleted"
    case .advance(let stage): "can advance to \(stage.rawValue)"
    case .wait: count == 1 ? "waits for more comparisons" : "wait for more comparisons"
    case .other: nil
    }
  }
}
