import ScreenDocument
import StrictJSON
import TopScreen

/// The effects that only one of two sides has, regardless of their order.
struct EffectDifference {
  let legacy: [ContentEffect]
  let state: [ContentEffect]

  /// Compares the effects of two sides; a repeated effect counts each time.
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

  /// Returns whether every difference is an analytics event that was sent before and that one side
  /// sends again.
  func isOfImpressions(after earlier: Set<ContentEffect>) -> Bool {
    (legacy + state).allSatisfy { $0.kind == .analytics && earlier.contains($0) }
  }

  /// Returns the issue of an expectation whose sides differ in these effects.
  func issue(
    _ failureClass: FailureClass,
    of expectation: Expectation,
    _ note: String = ""
  ) -> MigrationIssue {
    let sides =
      legacy.map { "only the legacy side has \($0)" }
      + state.map { "only the state side has \($0)" }
    return MigrationIssue(
      failureClass,
      expectation.response,
      legacy: .array(legacy.map { .string($0.description) }),
      state: .array(state.map { .string($0.description) }),
      sides.joined(separator: "; ") + note
    )
  }
}
