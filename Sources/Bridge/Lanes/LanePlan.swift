import ScreenDocument
import TopScreen

/// The properties of a content that stay while it is on the screen.
struct LanePlan {
  let id: ContentID
  let kind: ContentKind
  /// The number of contents that were added to the screen before this one.
  let order: Int
  let relations: LaneRelations
  let instruments: LaneInstruments
  let environment: LegacyEnvironment
  /// The time and place at which the content was added, for functions that do not depend on them.
  let context: RouteContext
  /// Called when the other side starts to show the content.
  let onSideChange: @MainActor () -> Void
}
