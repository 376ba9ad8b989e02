import ScreenDocument

/// What all contents of a screen share: the environment of their handlers, and the settings of
/// their comparison.
///
/// All lanes of a screen refer to one object, so that creating a lane copies only a reference.
@MainActor
final class SharedLaneDependencies {
  let environment: LegacyEnvironment
  let comparisonSettings: SharedComparisonSettings
  /// Called when the other side starts to show a content.
  let onSideChange: @MainActor (ContentID) -> Void
  /// Runs a body in which a content's candidate runs, with a mark on disk if there is a probation;
  /// does not run it if the probation does not allow it.
  let runIfProbationAllows: @MainActor (any ContentLane, _ body: () -> Void) -> Void

  init(
    _ environment: LegacyEnvironment,
    _ comparisonSettings: SharedComparisonSettings,
    onSideChange: @escaping @MainActor (ContentID) -> Void,
    runIfProbationAllows: @escaping @MainActor (any ContentLane, _ body: () -> Void) -> Void
  ) {
    self.environment = environment
    self.comparisonSettings = comparisonSettings
    self.onSideChange = onSideChange
    self.runIfProbationAllows = runIfProbationAllows
  }
}
