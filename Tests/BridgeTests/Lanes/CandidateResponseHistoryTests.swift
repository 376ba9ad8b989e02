import Testing

@testable import Bridge

@Suite struct CandidateResponseHistoryTests {
  /// All sequences of responses, with and without a run of the candidate, against their definition.
  @Test(arguments: [false, true])
  func `a history distinguishes a missed previous response from earlier missed ones`(isLate: Bool) {
    for word in 0..<(1 << 8) {
      var history = CandidateResponseHistory(hasEarlierResponses: isLate)
      // The responses before the candidate's creation count as one missed response.
      var missed = isLate ? [true] : []
      for index in 0..<8 {
        history.noteNewResponse()
        let expected: CandidateResponseHistory =
          if missed.last == true {
            .missedPrevious(.pending)
          } else {
            missed.contains(true)
              ? .receivedPreviousButMissedEarlier(.pending) : .receivedAllBeforeNewest(.pending)
          }
        #expect(history == expected, "\(word) at \(index)")
        let runs = word >> index & 1 == 1
        if runs { history.noteCandidateRan() }
        missed.append(!runs)
      }
    }
  }
}
