import TopScreen

extension ContentEvent<QuizResponse, QuizAction> {
  /// Every tap is reported, also one that changes nothing.
  var effects: [RoutedEffect] {
    switch self {
    case .response: []
    case .action(.answer(let question, let choice)):
      [.each(.analytics, "quiz:answer", value: "\(question)=\(choice)")]
    case .action(.retry): [.each(.analytics, "quiz:retry")]
    }
  }
}
