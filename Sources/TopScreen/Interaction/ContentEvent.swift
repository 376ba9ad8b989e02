/// An input of an interactive content's reducer: a response of the server, or an action of the
/// user.
public enum ContentEvent<Response, Action> {
  /// The server sent a response: the first one, or that of a refresh.
  case response(Response)
  /// The user acted on the content.
  case action(Action)
}

extension ContentEvent: Sendable where Response: Sendable, Action: Sendable {}
extension ContentEvent: Equatable where Response: Equatable, Action: Equatable {}
