/// A quiz of the shop, as the server sends it.
struct QuizResponse: Decodable, Sendable, Equatable {
  var title: String?
  var questions: [Question]

  /// One question, and what can be answered.
  struct Question: Decodable, Sendable, Equatable {
    var questionID: String
    var text: String
    var choices: [String]

    /// The index of the choice that is right.
    var correct: Int

    private enum CodingKeys: String, CodingKey {
      case questionID = "question_id"
      case text
      case choices
      case correct
    }
  }
}
