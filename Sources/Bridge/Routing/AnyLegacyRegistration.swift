import ScreenDocument
import TopScreen

/// A registered handler whose types are known to its subclass only.
@MainActor
class AnyLegacyRegistration {
  nonisolated let kind: ContentKind
  /// Whether handlers tell what they show.
  nonisolated let isObservable: Bool
  /// The kinds whose handlers listen to this kind's.
  nonisolated let feeds: [ContentKind]

  init(kind: ContentKind, isObservable: Bool, feeds: [ContentKind]) {
    self.kind = kind
    self.isObservable = isObservable
    self.feeds = feeds
  }

  /// Makes a handler that is watched; `nil` for one that does not tell what it shows.
  func watch(_ environment: LegacyEnvironment) -> WatchedHandler? { nil }

  /// Makes the lane of a content from this registration and, if the kind has one, its route.
  func makeLane<UIState>(
    _ plan: LanePlan,
    route: AnyTypedRoute<UIState>?,
    state: UIState,
    values: SlotValues<UIState>
  ) -> ContentLane {
    preconditionFailure("A registration is made as a LegacyRegistration, which overrides this.")
  }
}
