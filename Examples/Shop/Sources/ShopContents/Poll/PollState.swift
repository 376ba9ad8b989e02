package import TopScreen

/// The local state of a poll: the last response, and the id of the user's choice.
package struct PollState: Sendable, Equatable {
  private var response: PollResponse?
  private var chosen: String?

  package init() {}

  /// Applies a response or an action, and returns the view data; a response does not remove the
  /// user's choice.
  ///
  /// Before the first response, the view data is empty.
  package mutating func take(_ event: ContentEvent<PollResponse, PollAction>) -> PollViewData {
    switch event {
    case .response(let response): self.response = response
    case .action(.choose(let id)): chosen = id
    case .action(.clear): chosen = nil
    }
    return viewData
  }

  private var viewData: PollViewData {
    guard let response else { return PollViewData() }
    let index = response.choices.firstIndex { $0.choiceID == chosen }
    var votes = response.choices.map { min(max($0.votes, 0), 1_000_000) }
    if let index { votes[index] += 1 }
    let total = votes.reduce(0, +)
    return PollViewData(
      question: response.question,
      choices: response.choices.indices.map { place in
        PollViewData.Choice(
          choiceID: response.choices[place].choiceID,
          text: response.choices[place].text,
          isChosen: place == index,
          share: index == nil ? "" : "\(100 * votes[place] / total) %"
        )
      },
      total: index == nil ? "" : total == 1 ? "1 vote" : "\(total) votes"
    )
  }
}
