/// A record of which responses of the shown side a candidate has received before the newest one.
///
/// | case | received responses |
/// | --- | --- |
/// | `sawAll` | all |
/// | `joined` | none: the candidate was created after earlier responses |
/// | `missedPrevious` | not the last response before the newest one |
/// | `missedEarlier` | the last response before the newest one, but not all earlier ones |
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
