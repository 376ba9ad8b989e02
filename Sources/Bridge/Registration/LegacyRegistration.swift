import ScreenDocument
import TopScreen
import UIStateLayer

/// A registered handler, whatever its types.
@MainActor
protocol LegacyRegistration: AnyObject {
  nonisolated var kind: ContentKind { get }
  /// Whether handlers have an output to observe.
  nonisolated var isObservable: Bool { get }
  /// The type of the handlers' output, if it is no sequence of LegacyRx.
  nonisolated var foreignSource: String? { get }
  /// Whether handlers receive the user's actions.
  nonisolated var takesActions: Bool { get }
  /// The kinds whose handlers listen to this kind's.
  nonisolated var feeds: [ContentKind] { get }

  /// Makes a handler that is watched; `nil` for one without an output.
  func watch(_ environment: LegacyEnvironment) -> WatchedHandler?

  /// Makes the lane of a content from this registration and, if the kind has one, its route.
  func makeLane<UIState>(
    _ plan: LanePlan,
    _ standing: LaneStanding,
    route: (any ErasedRoute<UIState>)?,
    state: UIState,
    values: SlotValues<UIState>
  ) -> any ContentLane
}
