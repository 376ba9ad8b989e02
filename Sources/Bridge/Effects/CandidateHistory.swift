/// The responses before the newest one that a candidate has received, of those that the shown side received.
///
/// | state | responses before the newest |
/// | --- | --- |
/// | `sawAll` | all |
/// | `joined` | none yet: the candidate was created after earlier responses |
/// | `missedPrevious` | all but the one before the newest, at least |
/// | `missedEarlier` | the one before the newest, and not all before that |
enum CandidateHistory: Equatable {
  case sawAll(Newest)
  case joined
  case missedPrevious(Newest)
  case missedEarlier(Newest)

  /// Whether the candidate has run with the newest response.
  enum Newest {
    case ran
    case waits
  }

  /// Starts the history of a new candidate.
  init(isLate: Bool) {
    self = isLate ? .joined : .sawAll(.ran)
  }

  mutating func responseBegins() {
    self =
      switch self {
      case .sawAll(.ran): .sawAll(.waits)
      case .missedPrevious(.ran), .missedEarlier(.ran): .missedEarlier(.waits)
      case .sawAll(.waits), .joined, .missedPrevious(.waits), .missedEarlier(.waits):
        .missedPrevious(.waits)
      }
  }

  mutating func candidateRan() {
    switch self {
    case .sawAll: self = .sawAll(.ran)
    case .missedPrevious: self = .missedPrevious(.ran)
    case .missedEarlier: self = .missedEarlier(.ran)
    case .joined: break
    }
  }
}
