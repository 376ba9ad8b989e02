import TopScreen

/// The local state of a quiz: the last response, and the answers of the user.
struct QuizProgress: Sendable, Equatable {
  private(set) var response: QuizResponse?
  /// The choices of the user, by question.
  private(set) var answers: [String: Int] = [:]

  /// Applies a response or an action.
  ///
  /// A response keeps the answers.
  mutating func take(_ event: ContentEvent<QuizResponse, QuizAction>) {
    switch event {
    case .response(let response): self.response = response
    case .action(.retry): answers = [:]
    case .action(.answer(let id, let choice)):
      guard answers[id] == nil, question(id)?.choices.indices.contains(choice) == true else {
        return
      }
      answers[id] = choice
    }
  }

  private func question(_ id: String) -> QuizResponse.Question? {
    response?.questions.first { $0.questionID == id }
  }
}
