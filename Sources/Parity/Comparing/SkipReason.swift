/// The reason why a response was not compared.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// A side that had emitted was still working when the time for the comparison ended.
  case late
  /// More responses waited than the budget allows, or the candidate's start could not be recorded
  /// on disk.
  case budget
  /// The candidate had not run before the comparison was requested.
  case notRun
  /// One side was created in mid-session, after the first steps of its content had been dropped.
  case incompleteHistory
}
