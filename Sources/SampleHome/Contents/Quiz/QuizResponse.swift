/// The server's response for a quiz of the shop.
struct QuizResponse: Decodable, Sendable, Equatable {
  var title: String?
  var questions: [Question]

  /// One question of the response, with its choices.
  struct Question: Decodable, Sendable, Equatable {
    var questionID: String
    var text: String
    var choices: [String]

    /// The index of the right choice, from 0; if no choice has this index, every choice is wrong.
    var correct: Int

    private enum CodingKeys: String, CodingKey {
      case questionID = "question_id"
      case text
      case choices
      case correct
    }
  }
}
