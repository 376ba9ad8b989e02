import ScreenDocument
import UIStateLayer

/// The presenter of a ``HomeScreenModel``: routes every response to the slot of its content.
@MainActor
final class StatePresenter<UIState: AnyObject>: ContentPresenting {
  private let state: UIState
  private let routes: ContentRoutes<UIState>
  private let effectPerformer: (any ContentEffectPerforming)?
  let context: () -> ViewDataContext
  private var contents: [ContentID: any RoutedContent] = [:]
  private var kindOfContent: [ContentID: ContentKind] = [:]
  private lazy var dependencies = SlotDependencies(routes, state: state) { [weak self] in
    self?.contents[$0]
  }

  init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    effects: (any ContentEffectPerforming)?,
    context: @escaping () -> ViewDataContext
  ) {
    precondition(
      effects != nil || routes.kindsWithEffects.isEmpty,
      "The routes of \(routes.kindsWithEffects) have effects. Give the screen a ContentEffectPerforming."
    )
    self.state = state
    self.routes = routes
    effectPerformer = effects
    self.context = context
  }

  func deliver(_ responses: [ResponseData]) -> [SideAfterDelivery] {
    deliver(responses, among: responses)
  }

  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [SideAfterDelivery] {
    guard routes.hasRoutesReadingOthers else {
      return UIStateTurn.batch { responses.map(fillSlot) }
    }
    for response in responses { releaseIfKindChanged(response) }
    return dependencies.deliver(responses, among: contents, fillSlot)
  }

  func isDataOnly(_ kind: ContentKind) -> Bool { routes.isDataOnly(kind) }

  func phase(of id: ContentID) -> ContentPhase { contents[id]?.phase ?? .unrouted }

  func deliver(_ response: ResponseData) -> SideAfterDelivery {
    let delivery = fillSlot(response)
    if routes.hasRoutesReadingOthers {
      dependencies.recordDeliveryAndScheduleReaders(of: response.id, kind: response.kind)
    }
    return delivery
  }

  /// Routes one response to the slot of its content, and releases the content first if its kind has
  /// changed.
  private func fillSlot(_ response: ResponseData) -> SideAfterDelivery {
    releaseIfKindChanged(response)
    let isNew = kindOfContent.updateValue(response.kind, forKey: response.id) == nil
    guard let content = existingOrNewContent(for: response) else {
      return SideAfterDelivery(side: .none, changesOutput: isNew)
    }
    return SideAfterDelivery(side: .state, changesOutput: content.deliverReportingChange(response))
  }

  private func releaseIfKindChanged(_ response: ResponseData) {
    if let kind = kindOfContent[response.id], kind != response.kind { release(response.id) }
  }

  func send(_ action: UserAction, to id: ContentID, of kind: ContentKind) throws(ActionRejection) {
    guard let content = contents[id], kindOfContent[id] == kind else { throw .unknownContent(id) }
    try content.act(action)
  }

  func description(of response: ResponseData) -> ContentDescription {
    guard let content = contents[response.id] else { return .unrouted }
    return ContentDescription(
      side: .state,
      sideReason: "routed",
      phase: content.phase,
      output: content.output,
      diagnostics: (content.decodingFailure.map { [$0] } ?? [])
        + dependencies.defaultReadWarnings(
          of: content.unfilledReads,
          by: response.id,
          kind: response.kind
        )
    )
  }

  func markStaleReportingChange(_ id: ContentID) -> Bool {
    guard let content = contents[id] else { return false }
    let before = content.phase
    content.markStale()
    return content.phase != before
  }

  func release(_ id: ContentID) {
    kindOfContent[id] = nil
    dependencies.forgetAndStopObserving(id)
    contents.removeValue(forKey: id)?.releaseSlot()
  }

  /// Returns the content of a response, and creates it at the first call; `nil` for a kind without
  /// a route.
  private func existingOrNewContent(for response: ResponseData) -> (any RoutedContent)? {
    if let content = contents[response.id] { return content }
    guard let route = routes[response.kind] else { return nil }
    let content = route.accept(
      RoutedContentMaker(
        state: state,
        slotValuesToRead: dependencies.values,
        id: response.id,
        performerForContent: effectPerformer,
        contextForContent: context
      )
    )
    contents[response.id] = content
    return content
  }
}

private struct RoutedContentMaker<UIState: AnyObject>: TypedRouteVisitor {
  let state: UIState
  let slotValuesToRead: FirstContentSlotValues<UIState>
  let id: ContentID
  let performerForContent: (any ContentEffectPerforming)?
  let contextForContent: () -> ViewDataContext

  func visit<Response, Output>(
    _ route: TypedRoute<UIState, Response, Output>
  ) -> any RoutedContent {
    TypedRoutedContent(
      route,
      in: state,
      reading: slotValuesToRead,
      id: id,
      performer: performerForContent,
      context: contextForContent
    )
  }
}
