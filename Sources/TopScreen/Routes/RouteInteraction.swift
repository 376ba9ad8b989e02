import ScreenDocument
package import StrictJSON
package import UIStateLayer

/// How a route takes the actions of its kind.
package final class RouteInteraction<Response, Output: ViewData>: Sendable {
  /// Whether an action is of the type that the route takes.
  package let accepts: @Sendable (UserAction) -> Bool
  /// Decodes an action.
  package let decode: @Sendable (JSONValue) throws(ContentDecodingError) -> UserAction
  /// Makes the reducer of one content, with the local state that it starts from.
  package let makeSession: @MainActor @Sendable () -> any ReducerSession<Response, Output>

  init<Action: Codable & Sendable, LocalState: Sendable>(
    _ action: Action.Type,
    startingFrom state: LocalState,
    _ reduce: @escaping TypedReducerSession<Response, Output, Action, LocalState>.Reduce
  ) {
    accepts = { $0.value is Action }
    decode = { json throws(ContentDecodingError) in UserAction(try json.decode(Action.self)) }
    makeSession = { TypedReducerSession(state, reduce) }
  }
}
