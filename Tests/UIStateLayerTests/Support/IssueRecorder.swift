import UIStateLayer

/// Records the issues reported while a closure runs.
///
/// The closure must not suspend: other tests report to the same recorder.
@MainActor
func issues(during body: () -> Void) -> [StateIssue] {
  var reported: [StateIssue] = []
  let before = StateIssues.report
  StateIssues.report = { reported.append($0) }
  defer { StateIssues.report = before }
  body()
  return reported
}
