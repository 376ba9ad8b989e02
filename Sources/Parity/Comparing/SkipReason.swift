/// A reason why a response was not compared.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// A side still had pending work when the time for the comparison ended.
  ///
  /// For an interactive content, this time also ends when the content's next step begins.
  case late
  /// The candidate did not run, for one of three reasons: more candidates waited than the budget
  /// allows, the probation excludes the kind after a crash, or the probation could not write its
  /// mark to disk.
  case budget
  /// The candidate had not run yet when a call of the bridge's `compare()` compared all contents at once.
  case notRun
  /// One side was created in mid-session, after the first steps of its content had been dropped.
  case incompleteHistory
}
