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

  init(
    _ environment: LegacyEnvironment,
    _ comparisonSettings: SharedComparisonSettings,
    onSideChange: @escaping @MainActor (ContentID) -> Void
  ) {
    self.environment = environment
    self.comparisonSettings = comparisonSettings
    self.onSideChange = onSideChange
  }
}
