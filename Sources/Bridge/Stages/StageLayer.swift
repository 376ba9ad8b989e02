/// Which layer decided a stage; the first that has something to say, from the top.
public enum StageLayer: String, Hashable, Sendable, CaseIterable {
  /// What was compared went wrong too often.
  case trip
  /// Set by hand: an option, the environment, a debug menu.
  case override
  /// A team's remote configuration.
  case remote
  /// A flag file that came with the app, or was named.
  case file
  /// Nobody said anything.
  case `default`
}
