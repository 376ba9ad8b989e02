#if LegacyBridge

/// The factory that creates the rows of a quiz on the legacy side.
struct LegacyQuizRowFactory {
  /// Returns the questions that the screen shows, with marks at the choices of answered questions.
  func rows(of quiz: QuizResponse, answers: [String: Int]) -> [QuizViewData.Question] {
    quiz.questions.map { row($0, chosenIndex: answers[$0.questionID] ?? -1) }
      .legacyNamedRowsWithUniqueIDs(named: \.text)
      .legacyRowsUpToLimit()
  }

  /// Returns the number of rows with the right answer; `nil` if no row is answered.
  func rightCountIfAnyAnswered(in rows: [QuizViewData.Question]) -> Int? {
    var count: Int?
    for row in rows where !row.isOpen {
      let isWrong = row.choices.map(\.mark).contains(.wrong)
      count = (count ?? 0) + (isWrong ? 0 : 1)
    }
    return count
  }

  private func row(_ question: QuizResponse.Question, chosenIndex chosen: Int)
    -> QuizViewData.Question
  {
    let isAnswered = chosen >= 0 && chosen < question.choices.count
    var row = QuizViewData.Question(
      id: question.questionID,
      text: LegacyTextFormatter.name.string(from: question.text),
      choices: [],
      isOpen: !isAnswered
    )
    for (number, choice) in question.choices.enumerated() {
      var mark = QuizViewData.Mark.none
      if isAnswered && chosen == number { mark = .wrong }
      if isAnswered && question.correct == number { mark = .right }
      let text = LegacyTextFormatter.name.string(from: choice)
      row.choices.append(QuizViewData.Choice(text: text, mark: mark))
    }
    return row
  }
}
#endif
