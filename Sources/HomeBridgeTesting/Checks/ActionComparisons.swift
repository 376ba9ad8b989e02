import Parity
import ScreenDocument

/// The numbers of the user's actions, by kind, that the checks of one run have performed, and after
/// which both sides were compared.
@MainActor
final class ActionComparisons {
  /// The numbers of one kind's actions.
  struct Counts {
    /// The number of all performed actions.
    var performed = 0
    /// The number of actions after which both sides were compared, with any outcome.
    var compared = 0
    /// The number of actions that were skipped because a side still had scheduled work.
    var late = 0
  }

  private var countsByKind: [ContentKind: Counts] = [:]

  /// The numbers of a kind's actions; zeros for a kind without any.
  subscript(kind: ContentKind) -> Counts { countsByKind[kind] ?? Counts() }

  /// Counts a result of a replayed line, if the result's step is an action.
  func add(_ result: Parity.ComparisonResult, of line: JournalLine) {
    guard let step = result.step, line.steps.indices.contains(step - 1),
      case .action = line.steps[step - 1].event
    else { return }
    var counts = self[result.kind]
    counts.performed += 1
    switch result.outcome {
    case .matched, .mismatched, .ignored: counts.compared += 1
    case .skipped where result.skipReason == .late: counts.late += 1
    case .skipped, .candidateError, .sampledOut, .oneSided: break
    }
    countsByKind[result.kind] = counts
  }
}
