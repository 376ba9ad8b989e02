import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// All orders of responses and flips up to a length.
///
/// Two steps that change nothing have their own tests and are left out: a flip to the current
/// stage, and every flip before the first response except the last.
@MainActor
@Suite struct FlipTests {
  @Test(arguments: FlipSession.Handler.allCases)
  func `A8 in every order of responses and flips one side shows the latest response once`(
    handler: FlipSession.Handler
  ) async throws {
    // Every shorter order is a prefix of one of these, and is checked on the way.
    for steps in Self.orders(of: handler.stepCount) {
      await Task.yield()
      let session = FlipSession(handler)
      for (index, step) in steps.enumerated() {
        guard let wrong = try session.take(step, settles: true) else { continue }
        Issue.record("\(steps.prefix(index + 1)): \(wrong)")
        return
      }
    }
  }

  /// Without the strict late handler: late values of an earlier response would count for the newer
  /// one.
  @Test(arguments: FlipSession.Handler.allCases.filter { $0 != .strictLate })
  func `A8 flips and responses in immediate succession give the same result`(
    handler: FlipSession.Handler
  ) async throws {
    for steps in Self.orders(of: min(handler.stepCount, 5)) {
      await Task.yield()
      let session = FlipSession(handler)
      for step in steps { _ = try session.take(step, settles: false) }
      guard let wrong = session.settleAtEnd() else { continue }
      Issue.record("\(steps): \(wrong)")
      return
    }
  }

  @Test(arguments: FlipSession.Handler.allCases, Stage.allCases)
  func `A8 a flip to the current stage changes nothing`(
    handler: FlipSession.Handler,
    stage: Stage
  ) throws {
    let session = FlipSession(handler)
    let flip = FlipStep.flip(stage)
    for step in [flip, flip, .response, flip, .response, flip] {
      let wrong = try session.take(step, settles: true)
      #expect(wrong == nil)
    }
  }

  @Test(arguments: FlipSession.Handler.allCases)
  func `A8 of several flips before the first response the last one applies`(
    handler: FlipSession.Handler
  ) throws {
    for first in Stage.allCases {
      for last in Stage.allCases {
        let session = FlipSession(handler)
        for step: FlipStep in [.flip(first), .flip(last), .response, .flip(first)] {
          let wrong = try session.take(step, settles: true)
          #expect(wrong == nil, "\(first), \(last)")
        }
      }
    }
  }

  /// Returns the orders of a length that begin at `off`, with a response as the first step or after
  /// one flip.
  private static func orders(of length: Int) -> [[FlipStep]] {
    var orders: [(steps: [FlipStep], stage: Stage)] =
      [([.response], .off)]
      + Stage.allCases.filter { $0 != .off }.map { ([.flip($0), .response], $0) }
    while let order = orders.first, order.steps.count < length {
      orders.removeFirst()
      orders.append((order.steps + [.response], order.stage))
      for stage in Stage.allCases where stage != order.stage {
        orders.append((order.steps + [.flip(stage)], stage))
      }
    }
    return orders.map(\.steps)
  }
}
