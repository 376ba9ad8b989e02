/// What the evidence says to do with a content.
public enum EvidenceAdvice: String, Hashable, Sendable, CaseIterable {
  /// Nothing is proved yet: stay on the stage.
  case hold
  /// The rate of differences is below what may be: move on to the next stage.
  case advance
  /// The rate of differences is above what is tolerated: set the flag to `off`.
  case rollBack
}
