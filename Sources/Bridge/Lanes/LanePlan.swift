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
  /// The time, time zone and locale when the content was added; functions that do not depend on the
  /// time of the delivery use this time.
  let context: RouteContext
  /// Called when the other side starts to show the content.
  let onSideChange: @MainActor () -> Void
}
