import TopScreen

/// The local state of a quiz: the last response, and the user's answers.
struct QuizResponseAndAnswers: Sendable, Equatable {
  /// The last response; `nil` before the first.
  private(set) var response: QuizResponse?
  /// The index of the user's choice, by the question's id; no entry for a question without an
  /// answer.
  ///
  /// An answer stays even if a new response lacks its question or its choice. If only the choice is
  /// missing, a new answer replaces it.
  private(set) var choiceIndexByQuestionID: [String: Int] = [:]

  /// Applies a response or an action of the user; a response does not remove answers.
  ///
  /// An answer is ignored if the last response lacks the question or the choice, or if the question
  /// has an answer already that is one of its choices. Of several questions with one id, it answers
  /// the one that is shown: the first that has a text.
  mutating func apply(_ event: ContentEvent<QuizResponse, QuizAction>) {
    switch event {
    case .response(let response): self.response = response
    case .action(.retry): choiceIndexByQuestionID = [:]
    case .action(.answer(let id, let choice)):
      guard let indices = question(id)?.choices.indices, indices.contains(choice) else { return }
      if let earlier = choiceIndexByQuestionID[id], indices.contains(earlier) { return }
      choiceIndexByQuestionID[id] = choice
    }
  }

  private func question(_ id: String) -> QuizResponse.Question? {
    response?.questions.first { question in
      question.questionID == id && question.text.contains { !$0.isWhitespace }
    }
  }
}
