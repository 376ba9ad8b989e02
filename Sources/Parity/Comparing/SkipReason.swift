/// A reason why a response was not compared.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// A side still had pending work when the time for the comparison ended.
  ///
  /// For an interactive content, this time also ends when the content's next step begins.
  case late
  /// The candidate did not run or was not compared: more candidates waited than the budget allows,
  /// or the probation refused.
  ///
  /// The probation refuses a kind that crashed the app, a candidate that runs in another process,
  /// and every candidate whose mark it cannot write to disk.
  case budgetOrProbation = "budget"
  /// The candidate had not run yet when a call of the bridge's `compare()` compared all contents at
  /// once.
  case notRun
  /// One side was created in mid-session, after the first steps of its content had been dropped.
  case incompleteHistory
}
