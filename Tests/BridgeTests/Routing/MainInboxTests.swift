import Basics
import Dispatch
import Testing

@testable import Bridge

@MainActor
@Suite struct MainInboxTests {
  @Test func `each sender's events keep their order, and none is lost`() async {
    let senders = 8
    let count = 500
    let taken = Guarded<[Int]>([])

    await withCheckedContinuation { continuation in
      let inbox = MainInbox<Int> { event, isOffMain in
        #expect(isOffMain == (event / count != senders))
        let takenCount = taken.withLock { taken in
          taken.append(event)
          return taken.count
        }
        if takenCount == (senders + 1) * count { continuation.resume() }
      }
      for sender in 0..<senders {
        DispatchQueue.global().async {
          for number in 0..<count { inbox.send(sender * count + number) }
        }
      }
      for number in 0..<count { inbox.send(senders * count + number) }
    }

    let all = taken.withLock(\.self)
    for sender in 0...senders {
      #expect(all.filter { $0 / count == sender } == (0..<count).map { sender * count + $0 })
    }
  }
}
