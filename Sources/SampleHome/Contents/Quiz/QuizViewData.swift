import UIStateLayer

/// A quiz of the shop, as it is shown; the rules are those of ``DisplayRules``.
struct QuizViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``), "クイズ" for "".
  var title: String

  /// How many of the questions shown are answered right, of how many: "2 / 3問正解"; "" before the first answer.
  var score: String

  /// `questions`: Rows, in the server's order.
  var questions: [Question]

  /// Whether a question shown is answered, so that the user can begin again.
  var canRetry: Bool

  /// Whether there are no questions.
  var isEmpty: Bool { questions.isEmpty }

  /// One question.
  ///
  /// The first answer to a question stays until the user begins again, over refreshes too; an answer that
  /// is none of the choices counts for nothing.
  struct Question: Equatable, Sendable, Encodable, Identifiable {
    /// `question_id`.
    var id: String

    /// `text`: Text(``DisplayRules/maximumNameLength``).
    var text: String

    /// `choices`, each Text(``DisplayRules/maximumNameLength``).
    var choices: [Choice]

    /// Whether an answer is still wanted.
    var isOpen: Bool
  }

  /// One possible answer.
  struct Choice: Equatable, Sendable, Encodable {
    var text: String
    var mark: Mark
  }

  /// What a choice is marked with, once its question is answered.
  enum Mark: String, Equatable, Sendable, Encodable {
    /// Not answered yet, or neither chosen nor right.
    case none
    /// The right choice, whether chosen or not.
    case right
    /// Chosen, and wrong.
    case wrong
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", score: "", questions: [], canRetry: false)
}
