import TopScreen

/// The local state of a quiz: the last response, and the user's answers.
struct QuizResponseAndAnswers: Sendable, Equatable {
  /// The last response; `nil` before the first.
  private(set) var response: QuizResponse?
  /// The index of the user's choice, by the question's id; no entry for an open question.
  private(set) var choiceIndexByQuestionID: [String: Int] = [:]

  /// Applies a response or an action of the user; a response does not remove answers.
  ///
  /// An answer is ignored if the question already has an answer, or lacks the choice.
  mutating func apply(_ event: ContentEvent<QuizResponse, QuizAction>) {
    switch event {
    case .response(let response): self.response = response
    case .action(.retry): choiceIndexByQuestionID = [:]
    case .action(.answer(let id, let choice)):
      guard choiceIndexByQuestionID[id] == nil,
        question(id)?.choices.indices.contains(choice) == true
      else { return }
      choiceIndexByQuestionID[id] = choice
    }
  }

  private func question(_ id: String) -> QuizResponse.Question? {
    response?.questions.first { $0.questionID == id }
  }
}
