public import ScreenDocument

/// Why a user action reached neither side of a content.
public enum ActionRejection: Error, Hashable, Sendable {
  /// The screen shows no content with this id, or none of the key's kind.
  case unknownContent(ContentID)
  /// No usable response of the content has come yet.
  case noResponse(ContentID)
  /// The content's route or its handler takes no actions of this type.
  case notInteractive(ContentID, side: Side)
}

extension ActionRejection: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownContent(let id):
      "The screen shows no content '\(id)' of this kind. Send actions from the views of shown contents."
    case .noResponse(let id):
      "'\(id)' has no response yet, so nothing can be done with it."
    case .notInteractive(let id, .legacy):
      "The handler of '\(id)' takes no such actions. Make it an ActingLegacyHandler."
    case .notInteractive(let id, _):
      "The route of '\(id)' takes no such actions. Register it with an InteractiveContentKey."
    }
  }
}
