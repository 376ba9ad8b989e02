/// The actions of the user on a poll.
public enum PollAction: Codable, Sendable, Equatable {
  /// The user chooses the choice with this id; it replaces the choice before.
  case choose(String)
  /// The user takes the choice back.
  case clear
}
