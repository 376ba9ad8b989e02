/// The newest response of one content while it waits to be compared, and the number of waiting
/// responses that newer ones have replaced.
///
/// ```
/// noResponse ──noteDelivery──▶ waitingForCandidate ──noteCandidateRan──▶ ready or settling
/// settling ──noteSettled──▶ ready
/// settling ──noteSettlingTimeOver──▶ late
/// ready or late ──takeFinishedResponses──▶ noResponse
/// settling, ready or late ──requireCandidateRerun──▶ waitingForRerun
/// waitingForRerun ──noteCandidateRan──▶ ready or settling
/// ready ──noteInputChange──▶ settling
/// ```
///
/// A new delivery replaces the pending response in every state. A response is compared when it is
/// taken as `ready`; a `late` one is skipped.
struct PendingComparison: Equatable {
  typealias DeliveryNumber = Int

  /// The state of the newest response, with its number.
  enum NewestResponseProgress: Equatable {
    case noResponse
    /// The response's candidate has not run.
    case waitingForCandidate(DeliveryNumber)
    /// The response's candidate has run, and has to run again, because an input has changed.
    case waitingForRerun(DeliveryNumber)
    /// The response's candidate has run, and a side is still at work.
    case settling(DeliveryNumber)
    /// The response is ready to be compared.
    case ready(DeliveryNumber)
    /// A side was still at work at the end of the settling time; the response will be skipped.
    case late(DeliveryNumber)
  }

  /// What is to be done with the newest response after a call of
  /// ``takeFinishedResponses(upToDelivery:)``.
  enum NewestResponseTreatment: Equatable {
    /// Nothing: the response stays pending, because it is not finished or too new; or there is
    /// none.
    case keepPending
    /// The response was removed, and is to be compared.
    case compare
    /// The response was removed, and is to be skipped: a side was still at work at the end of the
    /// settling time.
    case skipAsLate
  }

  private(set) var newestResponseProgress = NewestResponseProgress.noResponse
  /// The number of responses that newer ones have replaced since the last call of
  /// ``takeFinishedResponses(upToDelivery:)`` or ``discardAll()``.
  private(set) var replacedResponseCount = 0

  /// Whether a response is pending, in any state.
  var hasPendingResponse: Bool { newestResponseProgress != .noResponse }

  /// Whether the newest response waits for its candidate to run, for the first time or again.
  var isNewestWaitingForCandidate: Bool {
    switch newestResponseProgress {
    case .waitingForCandidate, .waitingForRerun: true
    case .noResponse, .settling, .ready, .late: false
    }
  }

  /// Whether the newest response waits for its candidate to run again.
  var isNewestWaitingForRerun: Bool {
    if case .waitingForRerun = newestResponseProgress { true } else { false }
  }

  mutating func noteDelivery(_ number: Int) {
    if hasPendingResponse { replacedResponseCount += 1 }
    newestResponseProgress = .waitingForCandidate(number)
  }

  mutating func noteCandidateRan(isSettled: Bool) {
    switch newestResponseProgress {
    case .waitingForCandidate(let number), .waitingForRerun(let number):
      newestResponseProgress = isSettled ? .ready(number) : .settling(number)
    case .noResponse, .settling, .ready, .late: break
    }
  }

  mutating func noteSettled() {
    if case .settling(let number) = newestResponseProgress {
      newestResponseProgress = .ready(number)
    }
  }

  mutating func noteSettlingTimeOver() {
    if case .settling(let number) = newestResponseProgress {
      newestResponseProgress = .late(number)
    }
  }

  /// Records that an input of the candidate has changed, so that it has to run again.
  mutating func requireCandidateRerun() {
    switch newestResponseProgress {
    case .settling(let number), .ready(let number), .late(let number):
      newestResponseProgress = .waitingForRerun(number)
    case .noResponse, .waitingForCandidate, .waitingForRerun: break
    }
  }

  /// Records that an input of both sides has changed, so that sides that had settled may be at work
  /// again.
  mutating func noteInputChange() {
    if case .ready(let number) = newestResponseProgress {
      newestResponseProgress = .settling(number)
    }
  }

  /// Returns whether ``takeFinishedResponses(upToDelivery:)`` would remove a response.
  func canTakeFinishedResponses(upToDelivery number: Int) -> Bool {
    if replacedResponseCount > 0 { return true }
    switch newestResponseProgress {
    case .ready(let waiting), .late(let waiting): return waiting <= number
    case .noResponse, .waitingForCandidate, .waitingForRerun, .settling: return false
    }
  }

  /// Removes the replaced responses, and the newest one if it is finished.
  ///
  /// The replaced responses are removed in any case. The newest one is removed if it is `ready` or
  /// `late`, and its number is at most `number`; otherwise it stays.
  ///
  /// - Returns: The number of replaced responses, and the treatment of the newest one.
  mutating func takeFinishedResponses(upToDelivery number: Int) -> (
    replaced: Int, newest: NewestResponseTreatment
  ) {
    defer { replacedResponseCount = 0 }
    switch newestResponseProgress {
    case .ready(let waiting) where waiting <= number:
      newestResponseProgress = .noResponse
      return (replacedResponseCount, .compare)
    case .late(let waiting) where waiting <= number:
      newestResponseProgress = .noResponse
      return (replacedResponseCount, .skipAsLate)
    case .noResponse, .waitingForCandidate, .waitingForRerun, .settling, .ready, .late:
      return (replacedResponseCount, .keepPending)
    }
  }

  /// Discards the newest response, in any state; does nothing if there is none.
  ///
  /// The replaced responses stay counted.
  mutating func discardNewest() { newestResponseProgress = .noResponse }

  /// Discards all responses.
  ///
  /// - Returns: The number of discarded responses.
  mutating func discardAll() -> Int {
    defer { self = PendingComparison() }
    return replacedResponseCount + (hasPendingResponse ? 1 : 0)
  }
}
