import Testing
import TopScreen

@testable import Bridge
@testable import Parity

/// All 128 inputs of a plan.
@Suite struct FlipPlanTests {
  struct Input {
    let from: Stage
    let to: Stage
    let isArriving: Bool
    let before: Bool
    let after: Bool

    var plan: FlipPlan {
      FlipPlan(
        from: from,
        to: to,
        isArriving: isArriving,
        feedsOthers: (before: before, after: after)
      )
    }

    static let all: [Input] = Stage.allCases.flatMap { from in
      Stage.allCases.flatMap { to in
        [false, true].flatMap { isArriving in
          [false, true].flatMap { before in
            [false, true].map {
              Input(from: from, to: to, isArriving: isArriving, before: before, after: $0)
            }
          }
        }
      }
    }
  }

  /// The table of the shown side: the action from each stage to each other.
  private static let shown: [[FlipPlan.ShownSideChange]] = [
    // to: off, shadow, live, complete
    [.keep, .keep, .showSlot, .showSlot],
    [.keep, .keep, .showSlot, .showSlot],
    [.startHandler, .startHandler, .keep, .keep],
    [.startHandler, .startHandler, .keep, .keep],
  ]

  @Test func `a flip plan selects the shown side by stage and cancels an arriving handler`() throws
  {
    for input in Input.all {
      let from = try #require(Stage.allCases.firstIndex(of: input.from))
      let to = try #require(Stage.allCases.firstIndex(of: input.to))
      var expected = Self.shown[from][to]
      if expected == .showSlot, input.isArriving { expected = .cancelArrival }
      #expect(input.plan.shownSideChange == expected, "\(input)")
    }
  }

  @Test func `a flip plan runs the candidates that the stage needs, from any earlier state`() {
    for input in Input.all {
      let kept: FlipPlan.HiddenSideChange? =
        switch input.from {
        case .off: FlipPlan.HiddenSideChange.release
        case .shadow: .startSlot
        case .live: .startHandler
        case .complete: input.before ? .startHandler : FlipPlan.HiddenSideChange.release
        }
      let result: FlipPlan.HiddenSideChange? =
        switch input.plan.hiddenSideChange {
        case .keep, .deliverMissedResponse: kept
        case .release: FlipPlan.HiddenSideChange.release
        case .startSlot: .startSlot
        case .startHandler: .startHandler
        }
      let needed: FlipPlan.HiddenSideChange =
        switch input.to {
        case .off: .release
        case .shadow: .startSlot
        case .live: .startHandler
        case .complete: input.after ? .startHandler : .release
        }
      #expect(result == needed, "\(input)")
    }
  }

  @Test func `a flip to the same stage changes nothing unless listeners start or stop`() {
    for input in Input.all where input.from == input.to {
      let plan = input.plan
      #expect(plan.shownSideChange == .keep, "\(input)")
      if input.before == input.after { #expect(plan.hiddenSideChange == .keep, "\(input)") }
    }
  }

  @Test func `a handler that gains listeners receives the held response unless it has`() {
    for input in Input.all where input.after && !input.before {
      let startsOrReruns = [.startHandler, .deliverMissedResponse].contains(
        input.plan.hiddenSideChange
      )
      let showsSlot = input.to == .live || input.to == .complete
      #expect(startsOrReruns == showsSlot, "\(input)")
    }
  }

  @Test func `a spare handler with listeners stays after its content is complete`() {
    let input = Input(from: .live, to: .complete, isArriving: false, before: true, after: true)
    #expect(input.plan == FlipPlan(shownSideChange: .keep, hiddenSideChange: .keep))
  }
}
