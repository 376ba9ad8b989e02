import ScreenDocument
import StrictJSON
import TopScreen

/// The effects that only one of two sides has, regardless of their order.
struct EffectDifferences {
  let onlyLegacy: [ContentEffect]
  let onlyState: [ContentEffect]

  /// Compares the effects of two sides; a repeated effect counts each time.
  init(legacy: [ContentEffect], state: [ContentEffect]) {
    var unmatchedStateEffects = state
    onlyLegacy = legacy.filter { effect in
      guard let index = unmatchedStateEffects.firstIndex(of: effect) else { return true }
      unmatchedStateEffects.remove(at: index)
      return false
    }
    onlyState = unmatchedStateEffects
  }

  var isEmpty: Bool { onlyLegacy.isEmpty && onlyState.isEmpty }

  /// Returns whether every difference is an analytics event that was sent before and that one side
  /// sends again.
  func hasOnlyRepeatedAnalytics(after earlier: Set<ContentEffect>) -> Bool {
    (onlyLegacy + onlyState).allSatisfy { $0.kind == .analytics && earlier.contains($0) }
  }

  /// Creates an issue of an expectation's response that lists these effects; the note ends its
  /// message.
  func issue(
    _ failureClass: FailureClass,
    of expectation: StateSideExpectation,
    _ note: String = ""
  ) -> MigrationIssue {
    let sides =
      onlyLegacy.map { "only the legacy side has \($0)" }
      + onlyState.map { "only the state side has \($0)" }
    return MigrationIssue(
      failureClass,
      expectation.response,
      legacy: .array(onlyLegacy.map { .string($0.description) }),
      state: .array(onlyState.map { .string($0.description) }),
      sides.joined(separator: "; ") + note
    )
  }
}
