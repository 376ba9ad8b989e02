import Bridge
import ScreenDocument

/// What came of one line of a journal.
struct ReplayedLine: Hashable {
  enum Fate: Hashable {
    /// The line is not in the sample.
    case sampledOut
    /// The line cannot be read.
    case bad(Diagnostic)
    /// Both sides were given its responses.
    case replayed([Content], appVersion: String, faults: [Diagnostic])
  }

  /// What came of one response.
  struct Content: Hashable {
    let result: ComparisonResult
    let version: EvidenceVersion
  }

  /// The line's number in the journal, from 1.
  let number: Int
  let fate: Fate
}
