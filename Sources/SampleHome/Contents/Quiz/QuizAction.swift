/// An action of the user in a quiz.
enum QuizAction: Codable, Sendable, Equatable {
  /// Answers a question with a choice, counted from 0.
  case answer(question: String, choice: Int)
  /// Clears all answers.
  case retry
}
