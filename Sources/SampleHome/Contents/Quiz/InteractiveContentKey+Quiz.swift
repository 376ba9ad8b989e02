import ScreenDocument
import TopScreen

extension InteractiveContentKey
where Response == QuizResponse, Output == QuizViewData, Action == QuizAction {
  /// The contract of a quiz.
  static var quiz: Self { Self("quiz") }
}
