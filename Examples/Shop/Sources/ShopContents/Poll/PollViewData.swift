public import UIStateLayer

/// A poll as it is shown.
public struct PollViewData: ViewData {
  package var question: String
  package var choices: [Choice]
  /// "12 votes", with the user's own; "" before the user has chosen.
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
    /// "42 %", rounded down; "" before the user has chosen.
    package var share: String

    package init(choiceID: String, text: String, isChosen: Bool, share: String) {
      self.choiceID = choiceID
      self.text = text
      self.isChosen = isChosen
      self.share = share
    }
  }
}
