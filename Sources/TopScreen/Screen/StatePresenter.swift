import ScreenDocument
import UIStateLayer

/// Brings responses to slots, along a screen's routes.
@MainActor
final class StatePresenter<UIState: AnyObject>: ContentPresenting {
  private let state: UIState
  private let routes: ContentRoutes<UIState>
  private let effects: (any ContentEffects)?
  private let context: () -> RouteContext
  private var contents: [ContentID: RoutedContent] = [:]
  private var kinds: [ContentID: ContentKind] = [:]
  private var firstOfFamily: [PartialKeyPath<UIState>: ContentID] = [:]
  private let readers = FamilyReaders()
  private lazy var values = SlotValues(state: state) { [unowned self] family in
    firstOfFamily[family].flatMap { contents[$0]?.value }
  }

  init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    effects: (any ContentEffects)?,
    context: @escaping () -> RouteContext
  ) {
    precondition(
      effects != nil || routes.kindsWithEffects.isEmpty,
      "Routes ask for effects: \(routes.kindsWithEffects). Give the screen a port that does them."
    )
    self.state = state
    self.routes = routes
    self.effects = effects
    self.context = context
    readers.refreshing { [unowned self] in refreshReaders() }
  }

  func deliver(_ responses: [ResponseData]) -> [ContentDelivery] {
    deliver(responses, among: responses)
  }

  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [ContentDelivery] {
    guard routes.hasReaders else { return UIStateTurn.batch { responses.map(deliver) } }
    noteFamilies(of: contents)
    let deliveries = readers.quietly {
      UIStateTurn.batch { responses.inReadingOrder(rank: routes.rank, deliver) }
    }
    watchWhatIsRead()
    if responses.count < contents.count { readers.changed() }
    return deliveries
  }

  func phase(of id: ContentID) -> ContentPhase { contents[id]?.phase ?? .unrouted }

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

  func markStale(_ id: ContentID) -> Bool {
    guard let content = contents[id] else { return false }
    let before = content.phase
    content.markStale()
    return content.phase != before
  }

  func release(_ id: ContentID) {
    kinds[id] = nil
    readers.forget(id)
    contents.removeValue(forKey: id)?.release()
  }

  private func content(for response: ResponseData) -> RoutedContent? {
    if let content = contents[response.id] { return content }
    guard let route = routes[response.kind] else { return nil }
    let content = route.accept(
      RoutedContentMaker(state: state, values: values, id: response.id, port: effects)
    )
    contents[response.id] = content
    return content
  }
}

extension StatePresenter {
  private func noteFamilies(of responses: [ResponseData]) {
    firstOfFamily.removeAll(keepingCapacity: true)
    for response in responses {
      guard let family = routes.readFamily(of: response.kind), firstOfFamily[family] == nil else {
        continue
      }
      firstOfFamily[family] = response.id
    }
  }

  private func watchWhatIsRead() {
    var watched: [ContentID: RoutedContent] = [:]
    for kind in kinds.values {
      for family in routes[kind]?.reads ?? [] {
        guard let id = firstOfFamily[family] else { continue }
        watched[id] = contents[id]
      }
    }
    readers.watch(watched)
  }

  private func refreshReaders() {
    let ordered = kinds.map { (rank: routes.rank(of: $1), id: $0) }.filter { $0.rank > 0 }
    for (_, id) in ordered.sorted(by: { ($0.rank, $0.id) < ($1.rank, $1.id) }) {
      contents[id]?.refresh(in: context)
    }
  }
}

private struct RoutedContentMaker<UIState: AnyObject>: TypedRouteVisitor {
  let state: UIState
  let values: SlotValues<UIState>
  let id: ContentID
  let port: (any ContentEffects)?

  func visit<Response, Output>(
    _ route: TypedRoute<UIState, Response, Output>
  ) -> RoutedContent {
    TypedRoutedContent(route, in: state, reading: values, id: id, port: port)
  }
}
