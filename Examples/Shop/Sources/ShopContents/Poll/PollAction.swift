/// What the user can do with a poll.
public enum PollAction: Codable, Sendable, Equatable {
  /// Chooses a choice, in place of the one before.
  case choose(String)
  /// Takes the choice back.
  case clear
}
