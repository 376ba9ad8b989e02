public import Dispatch
public import LegacyRx
public import ScreenDocument
public import TopScreen
import UIStateLayer

/// Brings each response to a legacy handler, to a slot of the new state, or to both, by the stage of
/// its kind.
///
/// ```
///            off               shadow               live              complete
///      handler shown       handler shown         slot shown          slot shown
///                       private slot compared  spare handler compared
/// ```
///
/// The shown side is served within `deliver(_:)`. What is compared waits for ``runSomeCandidates()``
/// and ``compareSome()``, so that it never delays what is shown; ``TopViewModel`` calls both, each in
/// later turns of the main queue, until nothing is left.
///
/// Stages are asked for once for each kind and kept: a screen does not change sides under its user's
/// eyes because a flag was read twice. A trip, an override and a flag that is switched off flip a kind
/// all the same: its contents are shown by the other side in their places, from the responses that the
/// bridge holds, between two deliveries and in one turn. A handler that has to come back from the
/// background takes its slot's place when it shows something, or after ``longestFlip``.
@MainActor
public final class ContentBridge<UIState: AnyObject>: ContentPresenting {
  /// The state that the new side's views draw from.
  public let state: UIState

  let routes: ContentRoutes<UIState>
  private(set) var handlers: LegacyHandlers
  let session: StageSession
  /// What the sides that are not shown may cost, and how they are watched.
  public let candidates: CandidateSettings
  private var environment: LegacyEnvironment

  /// How long a content that flips may be shown by its old side, waiting for the new one.
  public static var longestFlip: RxTimeInterval { .milliseconds(500) }

  /// Called when contents are shown by another side, outside of a delivery.
  var rehosted: ([ContentID: Side]) -> Void = { _ in }

  // Looking a content up calls nothing but the hash and equality of texts, so no access can overlap.
  @exclusivity(unchecked) private(set) var lanes: [ContentID: ContentLane] = [:]
  /// The lanes' stages, which are asked for without touching a lane.
  @exclusivity(unchecked) var pinnedStages: [ContentID: Stage] = [:]
  var compared = ComparedLanes()
  var released: [ComparisonResult] = []
  private var unrouted: [ContentID: ContentKind] = [:]
  var decisions: [ContentKind: StageDecision] = [:]
  // Changing it calls nothing but the hash and equality of texts.
  @exclusivity(unchecked) var flips = WaitingFlips()
  /// How many deliveries and flips are at work, one inside another.
  var workDepth = 0
  var firstOfFamily: [PartialKeyPath<UIState>: ContentID] = [:]
  let readers = FamilyReaders()
  let feedWatch: FeedWatch?
  private lazy var values = SlotValues(state: state) { [unowned self] family in
    firstOfFamily[family].flatMap { lanes[$0]?.stateValue }
  }

  /// Creates a bridge for one screen.
  ///
  /// - Parameters:
  ///   - state: The state that the new side's views draw from.
  ///   - routes: The kinds that the new world understands.
  ///   - handlers: The kinds that the old world understands, made for this screen alone.
  ///   - stages: Which side shows each kind.
  ///   - environment: What handlers take from the outside.
  ///   - candidates: What the sides that are not shown may cost, and how they are watched.
  public init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    handlers: LegacyHandlers,
    stages: StageFlags,
    environment: LegacyEnvironment,
    candidates: CandidateSettings = CandidateSettings()
  ) {
    self.state = state
    self.routes = routes
    self.handlers = handlers
    session = StageSession(stages, clock: environment.clock)
    self.environment = environment
    self.candidates = candidates
    feedWatch = candidates.onUndeclaredFeed.map(FeedWatch.init)
    readers.refreshing { [unowned self] in refreshReaders() }
    session.flipped = { [weak self] in self?.flip($0) }
  }

  /// How many responses were delivered to contents that somebody shows.
  private(set) var deliveryCount = 0

  /// How many contents have come to the screen since it began.
  private var laneCount = 0

  /// The environment that shown handlers are made with.
  var handlerEnvironment: LegacyEnvironment { environment }

  /// Delivers the responses of one document, as one turn.
  ///
  /// Contents whose routes read other slots are delivered after what they read.
  ///
  /// - Parameter responses: The contents in the order of the document, each id once.
  /// - Returns: Who shows each content now, in the same order.
  @discardableResult
  public func deliver(_ responses: [ResponseData]) -> [ContentDelivery] {
    deliver(responses, among: responses)
  }

  /// Delivers the responses of contents that come between two documents, as one turn.
  ///
  /// - Parameters:
  ///   - responses: The contents that come, from top to bottom.
  ///   - contents: All that are on the screen from now on, from top to bottom.
  /// - Returns: Who shows each of those that come, in the same order.
  public func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [ContentDelivery] {
    workDepth += 1
    var deliveries = deliverAll(responses, among: contents)
    workDepth -= 1
    settle(&deliveries, of: responses.lazy.map { $0.id })
    return deliveries
  }

  private func deliverAll(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [ContentDelivery] {
    guard routes.hasReaders else { return UIStateTurn.batch { responses.map(serve) } }
    firstOfFamily.removeAll(keepingCapacity: true)
    for response in responses {
      // Handlers are made, and results told, in the order of the document.
      _ = lane(for: response.kind, id: response.id)
    }
    for content in contents { noteFamily(of: content.kind, id: content.id) }
    let deliveries = readers.quietly {
      UIStateTurn.batch { responses.inReadingOrder(rank: routes.rank, serve) }
    }
    watchWhatIsRead()
    if responses.count < contents.count { readers.changed() }
    return deliveries
  }

  /// Delivers a response as the document holds it.
  ///
  /// A response that cannot be decoded fails its content, which keeps what it last showed, and
  /// nothing else.
  ///
  /// - Parameter response: One content.
  /// - Returns: Who shows the content now.
  @discardableResult
  public func deliver(_ response: ResponseData) -> ContentDelivery {
    workDepth += 1
    let delivery = serve(response)
    delivered(response.kind, id: response.id)
    workDepth -= 1
    return flips.isEmpty ? delivery : settled(delivery, of: response.id)
  }

  private func serve(_ response: ResponseData) -> ContentDelivery {
    guard let lane = lane(for: response.kind, id: response.id) else {
      let isNew = unrouted.updateValue(response.kind, forKey: response.id) == nil
      return ContentDelivery(side: .none, changesWhatIsShown: isNew)
    }
    deliveryCount += 1
    let changes = lane.deliver(response, number: deliveryCount)
    return ContentDelivery(side: lane.side, changesWhatIsShown: changes)
  }

  /// Delivers a response that the old transport has decoded already.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - key: The contract of its kind.
  ///   - id: The content's identity on its screen.
  /// - Returns: Who shows the content now; `none` if the kind has neither handler nor route.
  /// - Complexity: O(1) on average, besides what handler and route do.
  @discardableResult
  public func deliver<Response, Output>(
    _ response: Response,
    for key: ContentKey<Response, Output>,
    id: ContentID
  ) -> ContentDelivery {
    guard let lane = lane(for: key.kind, id: id) else {
      let isNew = unrouted.updateValue(key.kind, forKey: id) == nil
      return ContentDelivery(side: .none, changesWhatIsShown: isNew)
    }
    guard let typed = lane.typed(Response.self, Output.self) else {
      preconditionFailure("'\(key.kind)' was registered with other types. Use one content key.")
    }
    workDepth += 1
    deliveryCount += 1
    let changes = typed.deliver(response, number: deliveryCount)
    if routes.hasReaders { delivered(key.kind, id: id) }
    workDepth -= 1
    let delivery = ContentDelivery(side: lane.side, changesWhatIsShown: changes)
    return flips.isEmpty ? delivery : settled(delivery, of: id)
  }

  private func settled(_ delivery: ContentDelivery, of id: ContentID) -> ContentDelivery {
    var deliveries = [delivery]
    settle(&deliveries, of: CollectionOfOne(id))
    return deliveries[0]
  }

  /// Notes that a newer response of a content could not be had.
  ///
  /// - Parameter id: The content's identity on its screen.
  /// - Returns: Whether what is shown has changed: a slot that was filled is stale from now on.
  public func markStale(_ id: ContentID) -> Bool {
    guard let lane = lanes[id] else { return false }
    let before = lane.phase
    lane.markStale()
    return lane.phase != before
  }

  /// Lets go of handler, subscriptions and slot of a content that has left the screen.
  ///
  /// - Parameter id: The content's identity on its screen.
  public func release(_ id: ContentID) {
    unrouted[id] = nil
    readers.forget(id)
    guard let lane = lanes.removeValue(forKey: id) else { return }
    pinnedStages[id] = nil
    compared.remove(lane)
    lane.release(into: &released)
  }

  /// Begins another screen in this one's place: no contents, and handlers of its own.
  ///
  /// Stages are asked for anew where what they say depends on whom and when they are asked for.
  func startOver(handlers: LegacyHandlers, environment: LegacyEnvironment) {
    for id in Array(lanes.keys) { release(id) }
    released = []
    unrouted = [:]
    firstOfFamily = [:]
    laneCount = 0
    self.handlers = handlers
    self.environment = environment
    guard session.dependsOnContext else { return }
    decisions = [:]
    session.startOver(clock: environment.clock)
  }

  private func lane(for kind: ContentKind, id: ContentID) -> ContentLane? {
    if let lane = lanes[id] {
      if lane.kind == kind { return lane }
      release(id)
    }
    let route = routes[kind]
    let registration = handlers[kind]
    guard route != nil || registration != nil else { return nil }
    let plan = LanePlan(
      id: id,
      kind: kind,
      decision: decision(for: kind, sides: (registration, route)),
      order: laneCount,
      isObservable: registration?.isObservable ?? false,
      feedsHandlers: registration.map(feedsHandlers) ?? false,
      isRead: routes.readFamily(of: kind) != nil,
      readsOthers: routes.rank(of: kind) > 0,
      isStrict: candidates.isStrict,
      environment: environment,
      recorder: feedWatch?.recorder,
      timing: candidates.measuresTime ? LaneTiming(environment.clock) : nil,
      responseHasher: candidates.responseHasher,
      context: environment.clock.routeContext
    )
    let lane =
      registration?.makeLane(plan, route: route, state: state, values: values)
      ?? route?.accept(StateOnlyLaneMaker(plan: plan, state: state, values: values))
    lanes[id] = lane
    if let lane {
      pinnedStages[id] = lane.stage
      laneCount += 1
      lane.sideChanged = { [weak self] in self?.sideChanged(of: id) }
      if lane.stage.compares { compared.append(lane) }
    }
    return lane
  }

  func decision(for kind: ContentKind) -> StageDecision {
    decision(for: kind, sides: (handlers[kind], routes[kind]))
  }

  private func decision(
    for kind: ContentKind,
    sides: (registration: AnyLegacyRegistration?, route: AnyTypedRoute<UIState>?)
  ) -> StageDecision {
    if let decision = decisions[kind] { return decision }
    var decision = session.decision(for: kind, flag: routes.flagKey(of: kind))
    if sides.registration == nil {
      decision.confine(to: .complete, since: "no legacy side")
    } else if sides.route == nil {
      decision.confine(to: .off, since: "no state side")
    } else if sides.registration?.isObservable == false, decision.stage.compares {
      decision.confine(to: .off, since: "the handler does not tell what it shows")
    }
    decisions[kind] = decision
    return decision
  }
}
