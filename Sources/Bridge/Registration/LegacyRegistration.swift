import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// A registered handler; the protocol hides its types.
@MainActor
protocol LegacyRegistration: AnyObject {
  nonisolated var kind: ContentKind { get }
  /// Whether the handlers have an output to observe.
  nonisolated var hasObservableOutput: Bool { get }
  /// The name of the type of the handlers' output; `nil` if the output is an `Observable` of
  /// LegacyRx, or if the handlers have no output.
  nonisolated var foreignOutputTypeName: String? { get }
  /// Whether the handlers receive the user's actions.
  nonisolated var takesActions: Bool { get }
  /// The kinds whose handlers listen to this kind's handlers.
  nonisolated var fedKinds: [ContentKind] { get }

  /// Creates a handler that runs without a bridge and records its output; `nil` if the handler has
  /// no output.
  func makeWatchedHandler(in environment: LegacyEnvironment) -> WatchedHandler?

  /// Compares two final values of the kind, and applies the rules of the registration to their
  /// differences and to other ones.
  func verdict(
    legacy: AnyViewData?,
    state: AnyViewData?,
    otherDifferences: [ParityDifference]
  ) -> ParityVerdict

  /// Creates the lane of a content from this registration and the kind's route, if it has one.
  func makeLane<UIState>(
    _ constants: ContentConstants,
    _ stageAndFeeding: StageAndFeeding,
    route: (any ErasedRoute<UIState>)?,
    state: UIState,
    values: FirstContentSlotValues<UIState>
  ) -> any ContentLane
}
