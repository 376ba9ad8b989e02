import Parity

/// The groups of the page of `ledger`, the most urgent first.
enum LedgerGroup: CaseIterable {
  case rollBack
  case delete
  case advance
  case wait
  case other

  init(_ step: NextStep) {
    self =
      switch step {
      case .rollBack, .fix, .investigate: .rollBack
      case .delete: .delete
      case .turn: .advance
      case .wait, .compareMore, .hashResponses, .record, .awaitComplete: .wait
      case .write, .keep, .done: .other
      }
  }

  var id: String {
    switch self {
    case .rollBack: "roll-back"
    case .delete: "delete"
    case .advance: "advance"
    case .wait: "wait"
    case .other: "other"
    }
  }

  var name: String {
    switch self {
    case .rollBack: "Roll back or fix"
    case .delete: "Delete"
    case .advance: "Advance"
    case .wait: "Wait"
    case .other: "Other"
    }
  }

  /// What a number of kinds of the group must or can do; `nil` for ``other``.
  func words(_ count: Int) -> String? {
    switch self {
    case .rollBack: count == 1 ? "differs" : "differ"
    case .delete: "can be deleted"
    case .advance: "can advance"
    case .wait: count == 1 ? "waits" : "wait"
    case .other: nil
    }
  }
}
