import Parity
public import ScreenDocument
public import TopScreen
import UIStateLayer

/// The router of a screen: it sends each response to a legacy handler, to a slot of the state side,
/// or to both, by the stage of its kind.
///
/// ```
///            off               shadow               live              complete
///      handler shown       handler shown         slot shown          slot shown
///                       private slot compared  spare handler compared
/// ```
///
/// The shown side receives each response within `deliver(_:)`. Candidates wait for
/// ``runSomeCandidates()`` and ``compareSome(isSettlingTimeOver:)``, so that they never delay the
/// shown side; ``TopViewModel`` calls both in later turns of the main queue, until nothing is left.
///
/// The stage of each kind is decided once and kept, so a screen does not change sides because a
/// flag was evaluated again. Only a trip, an override or a disabled flag changes the stage of a
/// kind while the screen is shown (a flip). The other side then shows the kind's contents in their
/// places, from the responses that the bridge holds, between two deliveries and in one turn. A new
/// handler replaces the slot when it has emitted, or after ``flipTimeout``.
@MainActor
public final class ContentBridge<UIState: AnyObject>: ContentPresenting {
  /// The maximum time that a handler has to emit after a flip to the legacy side, 500 ms.
  ///
  /// The slot still shows the content until the handler has emitted, or until this time has passed.
  public static var flipTimeout: Duration { HandoverTimes.maximumWaitForEmission }

  let routes: ContentRoutes<UIState>
  let factory: LaneFactory<UIState>
  let session: StageSession
  let runner: CandidateRunner
  private(set) var table = LaneTable()
  private lazy var sharedLaneDependencies = makeSharedLaneDependencies()
  var flips = FlipQueue()
  private(set) lazy var dependencies = SlotDependencies(routes, state: state) { [weak self] in
    self?.table[$0]
  }
  /// The number of responses and actions that were delivered since the bridge was created.
  ///
  /// Responses of contents that no side shows do not count.
  var deliveryCount = 0
  /// Called with the new sides of contents that a flip has moved to the other side, except for those
  /// whose new side a delivery returns.
  ///
  /// A ``TopViewModel`` sets it. Set it yourself only if you call `deliver(_:)` without one, and
  /// show the other side's view of these contents then.
  public var onSideChange: @MainActor ([ContentID: Side]) -> Void = { _ in }

  /// Creates a bridge for one screen.
  ///
  /// - Parameters:
  ///   - state: The state that the state side's views draw from.
  ///   - routes: The routes of the state side.
  ///   - handlers: The handlers of the legacy side; create them for this screen only.
  ///   - stages: Decides the stage of each kind.
  ///   - environment: The dependencies of the legacy handlers.
  ///   - candidates: The limits and observers of the candidates.
  public init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    handlers: LegacyHandlers,
    stages: StageFlags,
    environment: LegacyEnvironment,
    candidates: CandidateSettings = CandidateSettings()
  ) {
    self.routes = routes
    factory = LaneFactory(
      state: state,
      routes: routes,
      handlers: handlers,
      environment: environment,
      settings: candidates,
      undeclaredFeedReporter: candidates.onUndeclaredFeed.map(UndeclaredFeedReporter.init)
    )
    let session = StageSession(stages, clock: environment.clock)
    self.session = session
    runner = CandidateRunner(candidates) { session.flagVersion(of: $0) }
    session.onDecisionChange = { [weak self] in self?.requestFlip(of: $0) }
  }

  /// The state whose slots the views of the state side read.
  public var state: UIState { factory.state }
  /// The limits and observers of the candidates.
  public var candidates: CandidateSettings { runner.settings }

  /// The environment of shown handlers.
  var environment: LegacyEnvironment { factory.environment }

  /// Delivers the responses of one document, as one turn.
  ///
  /// A content whose route reads other slots is delivered after the contents that it reads. A
  /// content of another kind with the same id is released first.
  ///
  /// - Parameter responses: The contents in the order of the document, each id once; contents of
  ///   earlier deliveries that are not among them stay until ``release(_:)``.
  /// - Returns: The side that shows each content now, in the same order.
  @discardableResult
  public func deliver(_ responses: [ResponseData]) -> [SideAfterDelivery] {
    deliver(responses, among: responses)
  }

  /// Delivers the responses of contents that arrive between two documents, as one turn.
  ///
  /// - Parameters:
  ///   - responses: The new responses, from top to bottom.
  ///   - contents: All contents that are on the screen from now on, from top to bottom.
  /// - Returns: The side that shows each content of `responses`, in the same order.
  public func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [SideAfterDelivery] {
    flips.beginDeliveryOrFlip()
    var deliveries = deliverAll(responses, among: contents)
    flips.endDeliveryOrFlip()
    performFlips(correcting: &deliveries, of: responses.map { $0.id })
    return deliveries
  }

  private func deliverAll(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [SideAfterDelivery] {
    table.reserveCapacityIfEmpty(responses.count)
    guard routes.hasRoutesReadingOthers else { return UIStateTurn.batch { deliverEach(responses) } }
    // Handlers are created, and results reported, in the order of the document.
    for response in responses { _ = existingOrNewLane(for: response.kind, id: response.id) }
    return dependencies.deliver(responses, among: contents, deliverToLane)
  }

  /// Delivers a response, as raw JSON or decoded by the transport.
  ///
  /// A response that cannot be decoded fails only its own content. The last output stays, or is
  /// computed again if the route reads other slots. A content of another kind with the same id is
  /// released first.
  ///
  /// - Parameter response: One content.
  /// - Returns: The side that shows the content now.
  @discardableResult
  public func deliver(_ response: ResponseData) -> SideAfterDelivery {
    flips.beginDeliveryOrFlip()
    let delivery = deliverToLane(response)
    if routes.hasRoutesReadingOthers {
      dependencies.recordDeliveryAndScheduleReaders(of: response.id, kind: response.kind)
    }
    flips.endDeliveryOrFlip()
    return flips.isEmpty ? delivery : resultAfterPerformingFlips(delivery, of: response.id)
  }

  /// Delivers each response to its lane, in order.
  ///
  /// It uses a loop: `map` would copy each response, which is measurable in the benchmark rows
  /// `typed document`.
  private func deliverEach(_ responses: [ResponseData]) -> [SideAfterDelivery] {
    var deliveries: [SideAfterDelivery] = []
    deliveries.reserveCapacity(responses.count)
    for index in responses.indices { deliveries.append(deliverToLane(responses[index])) }
    return deliveries
  }

  private func deliverToLane(_ response: ResponseData) -> SideAfterDelivery {
    guard let lane = existingOrNewLane(for: response.kind, id: response.id) else {
      return recordUnrouted(response.id, response.kind)
    }
    deliveryCount += 1
    let changes = lane.deliver(response, number: deliveryCount)
    return SideAfterDelivery(side: lane.side, changesOutput: changes)
  }

  private func recordUnrouted(_ id: ContentID, _ kind: ContentKind) -> SideAfterDelivery {
    SideAfterDelivery(side: .none, changesOutput: table.addContentWithoutLane(id, kind))
  }

  /// Delivers a response that the app's legacy code has already decoded.
  ///
  /// A content of another kind with the same id is released first. A key with other types than
  /// those of the kind's registration is a programming error, which stops the app.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - key: The contract of its kind.
  ///   - id: The content's identity on its screen.
  /// - Returns: The side that shows the content now; `none` if the kind has neither handler nor
  ///   route.
  /// - Complexity: O(1) on average, besides the work of handler and route.
  @discardableResult
  public func deliver<Response, Output>(
    _ response: Response,
    for key: ContentKey<Response, Output>,
    id: ContentID
  ) -> SideAfterDelivery {
    guard let lane = existingOrNewLane(for: key.kind, id: id) else {
      return recordUnrouted(id, key.kind)
    }
    guard let typed = lane.asTypedLane(Response.self, Output.self) else {
      preconditionFailure(
        "'\(key.kind)' was registered with types other than those of this content key. "
          + "Use one content key everywhere."
      )
    }
    flips.beginDeliveryOrFlip()
    deliveryCount += 1
    let changes = typed.deliver(response, number: deliveryCount)
    if routes.hasRoutesReadingOthers {
      dependencies.recordDeliveryAndScheduleReaders(of: id, kind: key.kind)
    }
    flips.endDeliveryOrFlip()
    let delivery = SideAfterDelivery(side: typed.side, changesOutput: changes)
    return flips.isEmpty ? delivery : resultAfterPerformingFlips(delivery, of: id)
  }

  private func resultAfterPerformingFlips(_ delivery: SideAfterDelivery, of id: ContentID)
    -> SideAfterDelivery
  {
    var deliveries = [delivery]
    performFlips(correcting: &deliveries, of: [id])
    return deliveries[0]
  }

  /// Marks a content as stale, because a newer response could not be loaded.
  ///
  /// - Returns: Whether the content's phase has changed: only a shown slot that is filled and has
  ///   not failed becomes stale.
  public func markStaleReportingChange(_ id: ContentID) -> Bool {
    guard let lane = table[id] else { return false }
    let before = lane.phase
    lane.markStale()
    return lane.phase != before
  }

  /// Releases the handler, subscriptions and slot of a content that has left the screen; its
  /// responses that wait to be compared get the result `skipped`.
  ///
  /// An unknown id is ignored.
  public func release(_ id: ContentID) {
    dependencies.forgetAndStopObserving(id)
    guard let lane = table.removeContent(id) else { return }
    runner.stopComparing(lane)
    lane.releaseSlot()
  }

  /// Releases all contents, and prepares the bridge for another screen with new handlers.
  ///
  /// Stages are decided again if they can depend on the user or the time; otherwise the decisions
  /// of the previous screen are kept.
  func beginNewScreen(handlers: LegacyHandlers, environment: LegacyEnvironment) {
    dependencies.forgetAllContents()
    for id in table.idsWithLane { release(id) }
    runner.discardResultsOfUncomparedResponses()
    table = LaneTable()
    factory.beginNewScreen(handlers: handlers, environment: environment)
    sharedLaneDependencies = makeSharedLaneDependencies()
    if session.decisionsDependOnContextOrTime { session.startOver(clock: environment.clock) }
  }

  private func existingOrNewLane(for kind: ContentKind, id: ContentID) -> (any ContentLane)? {
    if let lane = table[id] {
      if lane.isOfKind(kind) { return lane }
      release(id)
    }
    guard factory.hasRouteOrHandler(for: kind) else { return nil }
    let lane = factory.makeLane(
      id,
      kind,
      additionIndex: table.addedLaneCount,
      stageAndFeeding(of: kind),
      reading: dependencies.values,
      sharing: sharedLaneDependencies
    )
    guard let lane else { return nil }
    table.add(lane, as: id)
    if lane.stage.compares { runner.startComparing(lane) }
    return lane
  }

  private func makeSharedLaneDependencies() -> SharedLaneDependencies {
    factory.makeSharedLaneDependencies(
      isDelivering: { [weak self] in self?.flips.isDeliveringOrFlipping ?? false },
      onSideChange: { [weak self] in self?.reportSideChange(of: $0) },
      runIfProbationAllows: { [weak self] in _ = self?.runner.runIfProbationAllows($0, $1) }
    )
  }

  /// Copies a lane's current stage into the table; the lane does not change.
  func copyStageToTable(of lane: any ContentLane) { table.recordStage(of: lane) }
}
