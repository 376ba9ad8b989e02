package import UIStateLayer

/// The pure function of a route from a response to view data, with or without a ``ViewDataContext``.
///
/// The context is evaluated only for a function that has one.
package enum ViewDataFunction<Response, Output: ViewData> {
  case ofResponse(@MainActor (Response) -> Output)
  case ofResponseInContext(@MainActor (Response, ViewDataContext) -> Output)

  /// Whether the function has a ``ViewDataContext`` parameter.
  package var usesContext: Bool {
    switch self {
    case .ofResponse: false
    case .ofResponseInContext: true
    }
  }

  /// Returns a function that first calls `work`, then this function.
  func preceded(by work: @escaping @MainActor () -> Void) -> ViewDataFunction {
    switch self {
    case .ofResponse(let function):
      .ofResponse { response in
        work()
        return function(response)
      }
    case .ofResponseInContext(let function):
      .ofResponseInContext { response, context in
        work()
        return function(response, context)
      }
    }
  }

  @MainActor
  package func callAsFunction(
    _ response: Response,
    in context: @autoclosure () -> ViewDataContext
  ) -> Output {
    switch self {
    case .ofResponse(let function): function(response)
    case .ofResponseInContext(let function): function(response, context())
    }
  }
}
