import Bridge
import ScreenDocument
import StrictJSON
import TopScreen

/// The effects for a response that only one of two sides has, regardless of their order, without
/// those that the rules of the kind ignore.
@MainActor
struct EffectDifferences {
  private struct ReportedEffect {
    let effect: ContentEffect
    /// The effect's description, or the text that replaces it by the rules.
    let text: String
  }

  private let expectation: StateSideExpectation
  private let onlyLegacy: [ReportedEffect]
  private let onlyState: [ReportedEffect]

  /// Compares the effects of two sides for an expectation's response; a repeated effect counts each
  /// time.
  init(
    legacy: [ContentEffect],
    state: [ContentEffect],
    of expectation: StateSideExpectation
  ) {
    self.expectation = expectation
    var onlyLegacy: [ReportedEffect] = []
    var onlyState: [ReportedEffect] = []
    for unmatched in EffectParity.unmatchedEffects(legacy: legacy, state: state) {
      guard let texts = expectation.comparison.reportedTexts(of: unmatched) else { continue }
      if let effect = unmatched.legacy {
        onlyLegacy.append(ReportedEffect(effect: effect, text: texts.legacy))
      }
      if let effect = unmatched.state {
        onlyState.append(ReportedEffect(effect: effect, text: texts.state))
      }
    }
    self.onlyLegacy = onlyLegacy
    self.onlyState = onlyState
  }

  var isEmpty: Bool { onlyLegacy.isEmpty && onlyState.isEmpty }

  /// Returns whether every difference is an analytics event that was sent before and that one side
  /// sends again.
  func hasOnlyRepeatedAnalytics(after earlier: Set<ContentEffect>) -> Bool {
    (onlyLegacy + onlyState).map(\.effect)
      .allSatisfy { $0.kind == .analytics && earlier.contains($0) }
  }

  /// Creates the issue of a route that declares no effects, although the legacy side has some; the
  /// note ends its message.
  ///
  /// It is an error, because no comparison looks at the effects of such a route: without the issue,
  /// the effects would be missing on the first device that shows the slot, and nobody would notice.
  func issueOfLostEffects(_ note: String = "") -> MigrationIssue {
    let lost = onlyLegacy.map(\.text).joined(separator: ", ")
    return MigrationIssue(
      .effects,
      expectation.response,
      legacy: .array(onlyLegacy.map { .string($0.text) }),
      state: .array([]),
      "the legacy side performs \(lost) for a response, and the route declares no effects, so that "
        + "live and complete perform nothing; add .effects(of:) to the route, or let the rules of "
        + "the registration ignore the aspect effects\(note)"
    )
  }

  /// Creates an issue of the response that lists these effects; the note ends its message.
  func issue(_ failureClass: FailureClass, _ note: String = "") -> MigrationIssue {
    let sides =
      onlyLegacy.map { "only the legacy side has \($0.text)" }
      + onlyState.map { "only the state side has \($0.text)" }
    return MigrationIssue(
      failureClass,
      expectation.response,
      legacy: .array(onlyLegacy.map { .string($0.text) }),
      state: .array(onlyState.map { .string($0.text) }),
      sides.joined(separator: "; ") + note
    )
  }
}
