public import ScreenDocument

/// The reason why a user action was rejected: no side of the content handled it.
public enum ActionRejection: Error, Hashable, Sendable {
  /// No content with this id is on the screen, or the content with this id has another kind than
  /// the key, or its kind has neither a route nor a legacy handler.
  case unknownContent(ContentID)
  /// No usable response of the content has arrived yet.
  case noResponse(ContentID)
  /// The content's route, or its legacy handler, accepts no actions of this type.
  case notInteractive(ContentID, side: Side)
}

extension ActionRejection: CustomStringConvertible {
  /// Says what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownContent(let id):
      "The screen shows no content '\(id)' of this kind. Send actions from the views of shown contents."
    case .noResponse(let id):
      "'\(id)' has no response yet, so it cannot handle actions. Send actions after its first response."
    case .notInteractive(let id, .legacy):
      "The handler of '\(id)' accepts no actions of this type. Make it an ActingLegacyHandler."
    case .notInteractive(let id, _):
      "The route of '\(id)' accepts no actions of this type. Register it with an InteractiveContentKey."
    }
  }
}
