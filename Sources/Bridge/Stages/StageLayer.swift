/// The layers that can decide a stage, from the highest priority to the lowest.
public enum StageLayer: String, Hashable, Sendable, CaseIterable {
  /// Comparisons failed too often, or the candidate crashed the app: the kind is `off`.
  case trip
  /// Set by hand: an option, the environment, a debug menu.
  case override
  /// A team's remote configuration.
  case remote
  /// A flag file that is bundled with the app, or named by an option.
  case file
  /// No layer has a value: the kind is `off`.
  case `default`
}
