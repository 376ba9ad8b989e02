import Bridge
import Parity
import ScreenDocument
import StrictJSON

/// The result of replaying one line of a journal.
struct ReplayedLine: Hashable {
  /// What became of the line.
  enum Fate: Hashable {
    /// The line is not in the sample.
    case sampledOut
    /// The line cannot be read; the diagnostic says why.
    case invalid(Diagnostic)
    /// The line was replayed; the case has one result for each of its responses and actions.
    case replayed([ResponseResult], appVersion: String, day: UTCDay, faults: [Diagnostic])
  }

  /// The result of one response or action of the line.
  struct ResponseResult: Hashable {
    let result: ComparisonResult
    /// The stage, the flag version and the kinds that this kind feeds, as they were at the
    /// comparison.
    let configuration: KindConfiguration
    /// The kind, path and aspect of each difference that no known cause explains, each once, at
    /// most ``CauseTarget/maximumCountPerResponse``; an expired known cause explains nothing.
    var unexplainedTargets: [CauseTarget] = []
    /// The compared response with its targets; `nil` if it was not compared, or is not needed to
    /// find causes.
    var example: CauseExample?
    /// The indices, in the file of `--known`, of the causes that explain differences of the
    /// response; expired causes are listed too.
    var knownCauseIndices: [Int] = []
    /// The number of differences that a job has left out when it sent the result to its parent
    /// process; 0 in the process that has compared the response.
    var unsentDifferenceCount = 0
  }

  /// The line's number in the journal, from 1.
  let number: Int
  /// The hash of the line's bytes, for the fingerprint of the journal; 0 for a line that is too
  /// long, and if no ledger is kept.
  let hash: UInt64
  /// The value of the line's member `key`; `nil` if it is missing, an object or a list, if the line
  /// cannot be read as JSON, or if the output has no result for each line.
  let correlationKey: JSONTree?
  let fate: Fate

  init(number: Int, hash: UInt64 = 0, key: JSONTree? = nil, fate: Fate) {
    self.number = number
    self.hash = hash
    correlationKey = key
    self.fate = fate
  }
}
