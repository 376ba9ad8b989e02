/// What a candidate has received of the responses before the newest one.
///
/// | case | received responses before the newest one |
/// | --- | --- |
/// | `receivedAllBeforeNewest` | all |
/// | `createdAfterResponses` | none: the candidate was created after them |
/// | `missedPrevious` | not the one just before it; perhaps earlier ones |
/// | `receivedPreviousButMissedEarlier` | the last one, but not all earlier ones |
enum CandidateResponseHistory: Equatable {
  case receivedAllBeforeNewest(NewestResponseRunState)
  case createdAfterResponses
  case missedPrevious(NewestResponseRunState)
  case receivedPreviousButMissedEarlier(NewestResponseRunState)

  /// Whether the candidate has run with the newest response.
  enum NewestResponseRunState {
    case done
    case pending
  }

  /// Starts the history of a new candidate.
  ///
  /// - Parameter hasEarlierResponses: Whether the content received responses before the candidate
  ///   was created.
  init(hasEarlierResponses: Bool) {
    self = hasEarlierResponses ? .createdAfterResponses : .receivedAllBeforeNewest(.done)
  }

  mutating func noteNewResponse() {
    self =
      switch self {
      case .receivedAllBeforeNewest(.done): .receivedAllBeforeNewest(.pending)
      case .missedPrevious(.done), .receivedPreviousButMissedEarlier(.done):
        .receivedPreviousButMissedEarlier(.pending)
      case .receivedAllBeforeNewest(.pending), .createdAfterResponses, .missedPrevious(.pending),
        .receivedPreviousButMissedEarlier(.pending):
        .missedPrevious(.pending)
      }
  }

  mutating func noteCandidateRan() {
    switch self {
    case .receivedAllBeforeNewest: self = .receivedAllBeforeNewest(.done)
    case .missedPrevious: self = .missedPrevious(.done)
    case .receivedPreviousButMissedEarlier: self = .receivedPreviousButMissedEarlier(.done)
    case .createdAfterResponses: break
    }
  }
}
