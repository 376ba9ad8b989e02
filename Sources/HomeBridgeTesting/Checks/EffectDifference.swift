import ScreenDocument
import StrictJSON
import TopScreen

/// What only one of two sides does, whatever the order.
struct EffectDifference {
  let legacy: [ContentEffect]
  let state: [ContentEffect]

  /// Compares what two sides do, each effect as often as it is done.
  init(legacy: [ContentEffect], state: [ContentEffect]) {
    var rest = state
    self.legacy = legacy.filter { effect in
      guard let index = rest.firstIndex(of: effect) else { return true }
      rest.remove(at: index)
      return false
    }
    self.state = rest
  }

  var isEmpty: Bool { legacy.isEmpty && state.isEmpty }

  /// Whether all are events of analytics that were sent before, and that one side sends again.
  func isOfImpressions(after earlier: Set<ContentEffect>) -> Bool {
    (legacy + state).allSatisfy { $0.kind == .analytics && earlier.contains($0) }
  }

  /// The issue of an expectation whose sides do this.
  func issue(
    _ failureClass: FailureClass,
    of expectation: Expectation,
    _ note: String = ""
  ) -> MigrationIssue {
    let sides =
      legacy.map { "only the old side does \($0)" } + state.map { "only the new side does \($0)" }
    return MigrationIssue(
      failureClass,
      expectation.response,
      legacy: .array(legacy.map { .string($0.description) }),
      state: .array(state.map { .string($0.description) }),
      sides.joined(separator: "; ") + note
    )
  }
}
