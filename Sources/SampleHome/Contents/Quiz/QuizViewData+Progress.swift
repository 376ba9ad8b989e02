extension QuizViewData {
  /// Creates the view data of a quiz and the user's answers.
  init(_ progress: QuizResponseAndAnswers) {
    let responseQuestions = progress.response?.questions ?? []
    let questions = NamedRowsWithDistinctIDs(
      responseQuestions.lazy.map {
        Question($0, answer: progress.choiceIndexByQuestionID[$0.questionID])
      },
      named: \.text
    ).upToLimit
    let answeredQuestions = questions.filter { !$0.isOpen }
    let rightQuestions = answeredQuestions.filter { question in
      !question.choices.contains { $0.mark == .wrong }
    }
    title = (progress.response?.title).trimmedText(
      upTo: FormattingRules.maximumTitleLength,
      or: "クイズ"
    )
    score = answeredQuestions.isEmpty ? "" : "\(rightQuestions.count) / \(questions.count)問正解"
    self.questions = questions
    canRetry = !answeredQuestions.isEmpty
  }
}

extension QuizViewData.Question {
  fileprivate init(_ question: QuizResponse.Question, answer: Int?) {
    let answer = answer.flatMap { question.choices.indices.contains($0) ? $0 : nil }
    id = question.questionID
    text = question.text.trimmedText(upTo: FormattingRules.maximumNameLength)
    choices = question.choices.enumerated().map { index, text in
      let mark: QuizViewData.Mark =
        switch answer {
        case nil: .none
        case _ where index == question.correct: .right
        case index?: .wrong
        default: .none
        }
      return QuizViewData.Choice(
        text: text.trimmedText(upTo: FormattingRules.maximumNameLength),
        mark: mark
      )
    }
    isOpen = answer == nil
  }
}
