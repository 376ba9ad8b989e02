/// Which layer of flags decided a stage; the first that has something to say, from the top.
public enum StageLayer: String, Hashable, Sendable, CaseIterable {
  /// Set by hand, for one run.
  case override
  /// A flag file.
  case file
  /// Nobody said anything.
  case `default`
}
