import TestSupport
import Testing

@testable import Bridge

/// All sequences of up to six events.
@Suite(.long) struct PendingComparisonTests {
  enum Event: CaseIterable {
    case delivered, ranSettled, ranUnsettled, settled, ranLate, outdated, inputChanged, take,
      takeEarlier, discard
  }

  /// A pending comparison beside a plain model of it with one record per response.
  private struct Session {
    var queue = PendingComparison()
    var delivered = 0
    var compared = 0
    var late = 0
    var overtaken = 0
    var discarded = 0
    /// The state of the newest response; `nil` after its result.
    var newest: Newest?

    struct Newest: Equatable {
      var hasRun = false
      var isSettled = false
      var isLate = false
    }

    mutating func take(upToDelivery number: Int) -> Bool {
      let isReady = newest.map { $0.hasRun && ($0.isSettled || $0.isLate) } ?? false
      let takes = isReady && delivered <= number
      let (overtaken, taken) = queue.takeFinishedResponses(upToDelivery: number)
      self.overtaken += overtaken
      switch taken {
      case .keepPending: return !takes
      case .compare: compared += 1
      case .skipAsLate: late += 1
      }
      guard takes, (taken == .skipAsLate) == newest?.isLate else { return false }
      newest = nil
      return true
    }

    /// Returns whether the queue equals the model after an event.
    mutating func apply(_ event: Event) -> Bool {
      switch event {
      case .delivered:
        delivered += 1
        queue.noteDelivery(delivered)
        newest = Newest()
      case .ranSettled, .ranUnsettled:
        let isSettled = event == .ranSettled
        queue.noteCandidateRan(isSettled: isSettled)
        if newest?.hasRun == false { newest = Newest(hasRun: true, isSettled: isSettled) }
      case .settled:
        queue.noteSettled()
        if newest?.hasRun == true, newest?.isLate == false { newest?.isSettled = true }
      case .ranLate:
        queue.noteSettlingTimeOver()
        if newest?.hasRun == true, newest?.isSettled == false { newest?.isLate = true }
      case .outdated:
        queue.requireCandidateRerun()
        if newest != nil { newest = Newest() }
      case .inputChanged:
        queue.noteInputChange()
        if newest?.isLate == false { newest?.isSettled = false }
      case .take: return take(upToDelivery: delivered)
      case .takeEarlier: return take(upToDelivery: delivered - 1)
      case .discard:
        queue.discardNewest()
        if newest != nil { discarded += 1 }
        newest = nil
      }
      return queue.hasPendingResponse == (newest != nil)
        && queue.isNewestWaitingForCandidate == (newest?.hasRun == false)
    }

    /// Returns whether every response was compared, late, superseded or discarded exactly once.
    mutating func isBalanced() -> Bool {
      let left = queue.discardAll()
      return queue == PendingComparison()
        && compared + late + overtaken + discarded + left == delivered
    }
  }

  @Test func `every response is compared, late, superseded or discarded exactly once`() {
    var words: [[Event]] = [[]]
    for _ in 0..<5 {
      words = words.flatMap { word in Event.allCases.map { word + [$0] } }
    }
    for word in words {
      var session = Session()
      for (index, event) in word.enumerated() where !session.apply(event) {
        Issue.record("\(word.prefix(index + 1))")
        return
      }
      guard session.isBalanced() else {
        Issue.record("\(word) leaves \(session)")
        return
      }
    }
  }

  @Test func `only a response whose candidate ran has a candidate to run again`() {
    var queue = PendingComparison()
    queue.noteDelivery(1)
    queue.requireCandidateRerun()
    #expect(!queue.isNewestWaitingForRerun)
    queue.noteCandidateRan(isSettled: true)
    queue.requireCandidateRerun()
    #expect(queue.isNewestWaitingForRerun)
    queue.noteCandidateRan(isSettled: true)
    #expect(queue.takeFinishedResponses(upToDelivery: 1) == (0, .compare))
  }

  @Test func `only a response whose candidate ran is compared`() {
    var queue = PendingComparison()
    queue.noteDelivery(1)
    #expect(queue.takeFinishedResponses(upToDelivery: 1) == (0, .keepPending))
    queue.noteCandidateRan(isSettled: false)
    #expect(queue.takeFinishedResponses(upToDelivery: 1) == (0, .keepPending))
    queue.noteSettled()
    #expect(queue.canTakeFinishedResponses(upToDelivery: 1))
    #expect(queue.takeFinishedResponses(upToDelivery: 1) == (0, .compare))
  }
}
