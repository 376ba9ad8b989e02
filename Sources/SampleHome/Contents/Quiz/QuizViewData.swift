import UIStateLayer

/// The view data of a quiz of the shop; its rules are those of ``DisplayRules``.
struct QuizViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``), "クイズ" for "".
  var title: String

  /// The number of shown questions with a right answer, and the number of shown questions: "2 / 3問正解"; "" before
  /// the first answer.
  var score: String

  /// `questions`: Rows, in the server's order.
  var questions: [Question]

  /// Whether a shown question is answered, so that the user can begin again.
  var canRetry: Bool

  /// Whether there are no questions.
  var isEmpty: Bool { questions.isEmpty }

  /// One question.
  ///
  /// The first answer to a question stays until the user begins again, even after a refresh. An answer that is
  /// none of the choices is ignored.
  struct Question: Equatable, Sendable, Encodable, Identifiable {
    /// `question_id`.
    var id: String

    /// `text`: Text(``DisplayRules/maximumNameLength``).
    var text: String

    /// `choices`, each Text(``DisplayRules/maximumNameLength``).
    var choices: [Choice]

    /// Whether the question is not answered yet.
    var isOpen: Bool
  }

  /// One possible answer.
  struct Choice: Equatable, Sendable, Encodable {
    var text: String
    var mark: Mark
  }

  /// The mark of a choice after its question was answered.
  enum Mark: String, Equatable, Sendable, Encodable {
    /// The question is not answered, or the choice is neither chosen nor right.
    case none
    /// The choice is right, chosen or not.
    case right
    /// The choice is chosen and wrong.
    case wrong
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", score: "", questions: [], canRetry: false)
}
