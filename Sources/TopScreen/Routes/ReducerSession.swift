package import UIStateLayer

/// A reducer together with the local state of one content, with its types erased.
@MainActor
package protocol ReducerSession<Response, Output>: AnyObject {
  associatedtype Response
  associatedtype Output: ViewData

  /// The view data after the last event; `nil` before the first event.
  var output: Output? { get }

  /// Calls the reducer with an event, which changes the local state.
  ///
  /// - Parameters:
  ///   - event: A response, or an action that the route accepts; any other action stops the
  ///     program.
  ///   - context: The current moment, time zone and locale; evaluated only if the reducer needs it.
  /// - Returns: The view data after the event.
  func reduce(
    _ event: ContentEvent<Response, UserAction>,
    in context: @autoclosure () -> ViewDataContext
  ) -> Output

  /// Returns an independent copy: later events of one session do not change the other.
  func copy() -> any ReducerSession<Response, Output>
}

/// A ``ReducerSession`` with the types of its action and its local state.
final class TypedReducerSession<Response, Output: ViewData, Action, LocalState>: ReducerSession {
  typealias Reduce =
    @Sendable (inout LocalState, ContentEvent<Response, Action>, () -> ViewDataContext) -> Output

  private(set) var output: Output?
  private var state: LocalState
  private let reducer: Reduce

  init(_ state: LocalState, _ reducer: @escaping Reduce) {
    self.state = state
    self.reducer = reducer
  }

  func reduce(
    _ event: ContentEvent<Response, UserAction>,
    in context: @autoclosure () -> ViewDataContext
  ) -> Output {
    let output = reducer(&state, eventWithTypedAction(event), context)
    self.output = output
    return output
  }

  private func eventWithTypedAction(
    _ event: ContentEvent<Response, UserAction>
  ) -> ContentEvent<Response, Action> {
    switch event {
    case .response(let response): return .response(response)
    case .action(let action):
      guard let action = action.value as? Action else {
        preconditionFailure(
          "An action of type \(type(of: action.value)) is not \(Action.self). "
            + "Use the action type of the content key."
        )
      }
      return .action(action)
    }
  }

  func copy() -> any ReducerSession<Response, Output> {
    let copy = TypedReducerSession(state, reducer)
    copy.output = output
    return copy
  }
}
