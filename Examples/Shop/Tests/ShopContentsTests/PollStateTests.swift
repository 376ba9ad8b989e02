import Testing
import TopScreen

@testable import ShopContents

@Suite struct PollStateTests {
  private func poll(tea: Int, cocoa: Int) -> PollResponse {
    PollResponse(
      question: "?",
      choices: [
        PollResponse.Choice(choiceID: "tea", text: "Tea", votes: tea),
        PollResponse.Choice(choiceID: "cocoa", text: "Cocoa", votes: cocoa),
      ]
    )
  }

  @Test func `a choice adds a vote, stays over refreshes, and can be taken back`() {
    var state = PollState()
    #expect(state.take(.response(poll(tea: 1, cocoa: 1))).total == "")
    #expect(state.take(.action(.choose("tea"))).choices.map(\.share) == ["66 %", "33 %"])

    let refreshed = state.take(.response(poll(tea: 1, cocoa: 2)))
    #expect(refreshed.choices.map(\.isChosen) == [true, false])
    #expect(refreshed.total == "4 votes")

    #expect(state.take(.action(.clear)).choices.map(\.share) == ["", ""])
  }

  @Test func `a choice that the poll does not have changes nothing`() {
    var state = PollState()
    let before = state.take(.response(poll(tea: 1, cocoa: 1)))
    #expect(state.take(.action(.choose("gone"))) == before)
  }

  @Test func `votes outside 0 to a million count as the nearest bound`() {
    var state = PollState()
    _ = state.take(.response(poll(tea: .min, cocoa: .max)))
    let shown = state.take(.action(.choose("tea")))
    #expect(shown.total == "1000001 votes")
    #expect(shown.choices.map(\.share) == ["0 %", "99 %"])
  }

  @Test func `each choice is reported, and taking it back is not`() {
    typealias Event = ContentEvent<PollResponse, PollAction>
    #expect(Event.action(.choose("tea")).effects.count == 1)
    #expect(Event.action(.clear).effects.isEmpty)
    #expect(Event.response(poll(tea: 1, cocoa: 1)).effects.isEmpty)
  }
}
