import LegacyRx
import LegacyRxTestKit
import TestSupport

/// Events with times: the input and output of operator models.
typealias Timeline = [Recorded<Event<Int>>]

extension Timeline {
  /// Generates a sequence with strictly ascending times.
  static func random(using generator: inout Seeded) -> Timeline {
    var time = 200
    var events: Timeline = []
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      time += Int.random(in: 1...25, using: &generator)
      events.append(.next(time, Int.random(in: 0..<4, using: &generator)))
    }
    time += Int.random(in: 1...25, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: events.append(.error(time, TestError.other))
    case 1: break
    default: events.append(.completed(time))
    }
    return events
  }

  /// The events of several sequences in order: by time, then by sequence.
  static func merged(_ timelines: [Timeline]) -> [(source: Int, time: Int, event: Event<Int>)] {
    timelines.enumerated()
      .flatMap { source, timeline in timeline.map { (source, $0.time, $0.value) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map { (source: $0.0, time: $0.1, event: $0.2) }
  }

  /// The sequence up to and including its first stop event.
  var stopped: Timeline {
    guard let end = firstIndex(where: { $0.value.isStopEvent }) else { return self }
    return Array(self[...end])
  }
}
