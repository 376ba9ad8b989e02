/// Why a response was not compared.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// Both sides had emitted, but one was still at work at the end of its time.
  case late
  /// More responses waited than the budget allows, or the candidate could not be marked on disk.
  case budget
  /// The candidate had not run when the comparison was asked for.
  case notRun
  /// One side was made in mid-session, when the first steps of its content were no longer kept.
  case incompleteHistory
}
