public import UIStateLayer

/// The view data of a poll.
public struct PollViewData: ViewData {
  package var question: String
  package var choices: [Choice]
  /// The number of votes, with the user's own one: "12 votes", "1 vote"; "" if the user has chosen
  /// none of the choices.
  ///
  /// For each choice, at most 1,000,000 votes of the response are counted, and none if their number
  /// is negative.
  package var total: String

  /// Whether there is no choice.
  public var isEmpty: Bool { choices.isEmpty }

  package init(question: String = "", choices: [Choice] = [], total: String = "") {
    self.question = question
    self.choices = choices
    self.total = total
  }

  /// One choice.
  package struct Choice: Equatable, Sendable, Encodable {
    package var choiceID: String
    package var text: String
    package var isChosen: Bool
    /// The share of all votes, rounded down: "42 %"; "" if the user has chosen none of the choices.
    package var share: String

    package init(choiceID: String, text: String, isChosen: Bool, share: String) {
      self.choiceID = choiceID
      self.text = text
      self.isChosen = isChosen
      self.share = share
    }
  }
}
