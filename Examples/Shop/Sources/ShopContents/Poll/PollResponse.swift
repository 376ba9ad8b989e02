/// A poll, as the server sends it.
public struct PollResponse: Decodable, Sendable, Equatable {
  package var question: String
  package var choices: [Choice]

  /// One choice, and the number of users who have chosen it.
  package struct Choice: Decodable, Sendable, Equatable {
    package var choiceID: String
    package var text: String
    package var votes: Int
  }
}
