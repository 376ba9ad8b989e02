import ScreenDocument
import TopScreen

/// What is known about a content before its first response, and does not change.
struct LanePlan {
  let id: ContentID
  let kind: ContentKind
  /// How many contents had come to the screen before.
  let order: Int
  let relations: LaneRelations
  let instruments: LaneInstruments
  let environment: LegacyEnvironment
  /// The moment at which the content came, for functions that do not depend on it.
  let context: RouteContext
  /// Called when another side shows the content.
  let onSideChange: @MainActor () -> Void
}
