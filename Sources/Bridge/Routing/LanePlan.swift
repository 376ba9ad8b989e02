import ScreenDocument
import TopScreen

/// What is decided about a content before its first response.
struct LanePlan {
  let id: ContentID
  let kind: ContentKind
  let decision: StageDecision
  /// Whether the kind's handlers tell what they show.
  let isObservable: Bool
  let environment: LegacyEnvironment
  /// The moment the plan was made, for whoever does not need to know it better.
  let context: RouteContext
}
