/// The actions of the user on a quiz.
enum QuizAction: Codable, Sendable, Equatable {
  /// The user answers the question with this id by the choice with this index, from 0.
  case answer(question: String, choice: Int)
  /// The user clears all answers.
  case retry
}
