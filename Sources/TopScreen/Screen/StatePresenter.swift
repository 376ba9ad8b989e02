import ScreenDocument
import UIStateLayer

/// Brings responses to slots, along a screen's routes.
@MainActor
final class StatePresenter<UIState: AnyObject>: ContentPresenting {
  private let state: UIState
  private let routes: ContentRoutes<UIState>
  private let context: () -> RouteContext
  private var contents: [ContentID: RoutedContent] = [:]
  private var kinds: [ContentID: ContentKind] = [:]

  init(state: UIState, routes: ContentRoutes<UIState>, context: @escaping () -> RouteContext) {
    self.state = state
    self.routes = routes
    self.context = context
  }

  func deliver(_ response: ResponseData) -> ContentDelivery {
    if let kind = kinds[response.id], kind != response.kind { release(response.id) }
    let isNew = kinds.updateValue(response.kind, forKey: response.id) == nil
    guard let content = content(for: response) else {
      return ContentDelivery(side: .none, changesWhatIsShown: isNew)
    }
    return ContentDelivery(
      side: .state,
      changesWhatIsShown: content.deliver(response, in: context)
    )
  }

  func description(of response: ResponseData) -> ContentDescription {
    guard let content = contents[response.id] else { return .unrouted }
    return ContentDescription(
      side: .state,
      reason: "routed",
      phase: content.phase,
      output: content.output,
      diagnostics: content.failure.map { [$0] } ?? []
    )
  }

  func release(_ id: ContentID) {
    kinds[id] = nil
    contents.removeValue(forKey: id)?.release()
  }

  private func content(for response: ResponseData) -> RoutedContent? {
    if let content = contents[response.id] { return content }
    guard let route = routes[response.kind] else { return nil }
    let content = route.accept(RoutedContentMaker(state: state, id: response.id))
    contents[response.id] = content
    return content
  }
}

private struct RoutedContentMaker<UIState: AnyObject>: TypedRouteVisitor {
  let state: UIState
  let id: ContentID

  func visit<Response, Output>(
    _ route: TypedRoute<UIState, Response, Output>
  ) -> RoutedContent {
    TypedRoutedContent(route, in: state, id: id)
  }
}
