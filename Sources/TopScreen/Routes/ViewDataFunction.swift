package import UIStateLayer

/// The pure function of a route, with or without the current moment.
///
/// Only functions that take the moment read the clock.
package enum ViewDataFunction<Response, Output: ViewData> {
  case ofResponse(@MainActor (Response) -> Output)
  case ofResponseInContext(@MainActor (Response, RouteContext) -> Output)

  package var usesContext: Bool {
    switch self {
    case .ofResponse: false
    case .ofResponseInContext: true
    }
  }

  /// The same function, with work done before each call.
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
    in context: @autoclosure () -> RouteContext
  ) -> Output {
    switch self {
    case .ofResponse(let function): function(response)
    case .ofResponseInContext(let function): function(response, context())
    }
  }
}
