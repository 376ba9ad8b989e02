package import UIStateLayer

/// The pure function of a route, with or without the moment it is called at.
///
/// Which of both it is is known, so that nobody asks for the time who does not need it.
package enum ViewDataFunction<Response, Output: ViewData> {
  case ofResponse(@MainActor (Response) -> Output)
  case ofResponseInContext(@MainActor (Response, RouteContext) -> Output)

  package var usesContext: Bool {
    switch self {
    case .ofResponse: false
    case .ofResponseInContext: true
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
