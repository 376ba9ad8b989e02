/// A record of which responses of the shown side a candidate has received before the newest one.
///
/// | case | received responses |
/// | --- | --- |
/// | `sawAll` | all |
/// | `joinedLater` | none: the candidate was created after earlier responses |
/// | `missedPrevious` | not the last response before the newest one |
/// | `missedEarlier` | the last response before the newest one, but not all earlier ones |
enum CandidateHistory: Equatable {
  case sawAll(NewestResponse)
  case joinedLater
  case missedPrevious(NewestResponse)
  case missedEarlier(NewestResponse)

  /// Whether the candidate has run with the newest response.
  enum NewestResponse {
    case ran
    case waits
  }

  /// Starts the history of a new candidate.
  ///
  /// - Parameter hasEarlierResponses: Whether the content received responses before the candidate
  ///   was created.
  init(hasEarlierResponses: Bool) {
    self = hasEarlierResponses ? .joinedLater : .sawAll(.ran)
  }

  mutating func noteNewResponse() {
    self =
      switch self {
      case .sawAll(.ran): .sawAll(.waits)
      case .missedPrevious(.ran), .missedEarlier(.ran): .missedEarlier(.waits)
      case .sawAll(.waits), .joinedLater, .missedPrevious(.waits), .missedEarlier(.waits):
        .missedPrevious(.waits)
      }
  }

  mutating func noteCandidateRan() {
    switch self {
    case .sawAll: self = .sawAll(.ran)
    case .missedPrevious: self = .missedPrevious(.ran)
    case .missedEarlier: self = .missedEarlier(.ran)
    case .joinedLater: break
    }
  }
}
