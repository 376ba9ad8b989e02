/// Something that changes what an interactive content shows: a response of the server, or an action of the user.
public enum ContentEvent<Response, Action> {
  /// The server has sent a response: the first one, or a refresh.
  case response(Response)
  /// The user has acted.
  case action(Action)
}

extension ContentEvent: Sendable where Response: Sendable, Action: Sendable {}
extension ContentEvent: Equatable where Response: Equatable, Action: Equatable {}
