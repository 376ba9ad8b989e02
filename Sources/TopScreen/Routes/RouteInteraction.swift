import ScreenDocument
package import StrictJSON
package import UIStateLayer

/// Decodes the user's actions for a route, and creates the reducer session of each content.
package final class RouteInteraction<Response, Output: ViewData>: Sendable {
  /// Returns whether an action has the type that the route accepts.
  package let accepts: @Sendable (UserAction) -> Bool
  /// Decodes an action of the route's type from a journal's JSON; throws if the JSON does not
  /// decode.
  package let decode: @Sendable (JSONValue) throws(ContentDecodingError) -> UserAction
  /// Creates the session of one content, with the initial local state.
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
