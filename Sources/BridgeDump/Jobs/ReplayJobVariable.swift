import Foundation
import ScreenDump

/// What a replay says to its jobs in a variable of their environment: its process id, by which a job knows that it is
/// one, and the moment that `--now` stands for, so that all jobs mean the same one.
struct ReplayJobVariable {
  static let name = "HOMEBRIDGE_REPLAY_JOB"

  let parent: pid_t
  let moment: Date

  /// The variable's value.
  var value: String { "\(parent) \(moment.timeIntervalSince1970)" }

  init(parent: pid_t, moment: Date) {
    self.parent = parent
    self.moment = moment
  }

  /// Reads the variable of a process.
  ///
  /// - Parameters:
  ///   - value: The variable's value; `nil` for a process that has none.
  ///   - parent: The id of the process that has started this one.
  /// - Throws: A sentence for a variable that the parent has not set.
  init?(_ value: String?, parent: pid_t) throws(DumpFailure) {
    guard let value else { return nil }
    let words = value.split(separator: " ")
    guard words.count == 2, pid_t(words[0]) == parent, let seconds = Double(words[1]),
      seconds.magnitude <= 1e15
    else {
      throw DumpFailure(
        "the variable '\(Self.name)' is set, which a replay sets for its own jobs alone; unset it"
      )
    }
    self.init(parent: parent, moment: Date(timeIntervalSince1970: seconds))
  }
}
