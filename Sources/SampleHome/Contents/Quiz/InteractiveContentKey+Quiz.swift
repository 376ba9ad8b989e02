import ScreenDocument
import TopScreen

extension InteractiveContentKey
where Response == QuizResponse, Output == QuizViewData, Action == QuizAction {
  /// The contract of the kind `quiz`: a quiz that the user answers.
  static var quiz: Self { Self("quiz") }
}
