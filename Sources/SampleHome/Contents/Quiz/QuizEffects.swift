import TopScreen

extension ContentEvent<QuizResponse, QuizAction> {
  /// The effect of the event: every action of the user is reported to analytics, even if it changes
  /// nothing; a response has no effect.
  var effects: [RoutedEffect] {
    switch self {
    case .response: []
    case .action(.answer(let question, let choice)):
      [.each(.analytics, "quiz:answer", value: "\(question)=\(choice)")]
    case .action(.retry): [.each(.analytics, "quiz:retry")]
    }
  }
}
