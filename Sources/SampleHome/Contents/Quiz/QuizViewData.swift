import UIStateLayer

/// The view data of a quiz; ``FormattingRules`` defines the rules in italics.
struct QuizViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*; "クイズ" if that is "".
  var title: String

  /// The number of shown questions with the right answer, and the number of shown questions: "2 /
  /// 3問正解"; "" if no shown question is answered.
  var score: String

  /// The questions: the response's `questions` by the rule *Rows*, in the server's order.
  var questions: [Question]

  /// Whether the user can begin again: at least one shown question is answered.
  var canRetry: Bool

  /// Whether there is nothing to draw: ``questions`` is empty.
  var isEmpty: Bool { questions.isEmpty }

  /// One question.
  ///
  /// The first answer to a question stays until the user begins again, also after a new response.
  /// An answer that is not one of the choices is ignored, and the question can be answered again.
  struct Question: Equatable, Sendable, Encodable, Identifiable {
    /// The question's identity: the response's `question_id`.
    var id: String

    /// The question's text: the response's `text` by the rule *Text(60)*.
    var text: String

    /// The choices: the response's `choices`, each by the rule *Text(60)*.
    var choices: [Choice]

    /// Whether the question has no answer, or one that is not among its choices.
    var isOpen: Bool
  }

  /// One possible answer.
  struct Choice: Equatable, Sendable, Encodable {
    /// The text of the choice: the response's text by the rule *Text(60)*.
    var text: String
    /// The mark that shows whether the choice is right or wrong.
    var mark: Mark
  }

  /// The mark that a choice has after its question is answered.
  enum Mark: String, Equatable, Sendable, Encodable {
    /// The user has not answered the question, or the choice is not chosen and not right.
    case none
    /// The choice is right; the user has chosen it or another one.
    case right
    /// The user has chosen the choice, and it is wrong.
    case wrong
  }

  /// The view data before the first response.
  static let initial = Self(title: "", score: "", questions: [], canRetry: false)
}
