import Foundation
import ScreenDump

/// The environment variable that a replay sets for its jobs.
///
/// It has the replay's process id, by which a process recognises that it is a job, and the moment
/// of `--now`, so that all jobs use the same one.
struct ReplayJobEnvironmentVariable {
  static let name = "HOMEBRIDGE_REPLAY_JOB"

  let parentProcessID: pid_t
  let moment: Date

  /// The process id and the moment, as the text that the variable is set to.
  var value: String { "\(parentProcessID) \(moment.timeIntervalSince1970)" }

  init(parent: pid_t, moment: Date) {
    parentProcessID = parent
    self.moment = moment
  }

  /// Parses the variable of a process; `nil` if it is not set.
  ///
  /// - Parameters:
  ///   - value: The variable's value; `nil` if it is not set.
  ///   - parent: The id of the process that started this one.
  /// - Throws: A message for a value that does not have the id `parent`, or has another form.
  init?(_ value: String?, parent: pid_t) throws(DumpFailure) {
    guard let value else { return nil }
    let words = value.split(separator: " ")
    guard words.count == 2, pid_t(words[0]) == parent, let seconds = Double(words[1]),
      seconds.magnitude <= 1e15
    else {
      throw DumpFailure(
        "the variable '\(Self.name)' is set, but it is reserved for the jobs of a replay; unset it"
      )
    }
    self.init(parent: parent, moment: Date(timeIntervalSince1970: seconds))
  }
}
