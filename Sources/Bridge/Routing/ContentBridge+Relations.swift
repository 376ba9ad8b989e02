import ScreenDocument
import TopScreen

/// What contents have to do with one another.
extension ContentBridge {
  /// The plan of a lane as stages are now.
  func plan(of lane: ContentLane) -> LanePlan {
    var plan = lane.plan
    plan.decision = decision(for: plan.kind)
    plan.feedsHandlers = handlers[plan.kind].map(feedsHandlers) ?? false
    return plan
  }

  /// The kinds on the screen that both sides know, sorted.
  var comparableKinds: [ContentKind] {
    decisions.keys.filter { routes[$0] != nil && handlers[$0]?.isObservable == true }.sorted()
  }

  /// Asks anew for the stages of kinds.
  func forgetDecisions(of kinds: Set<ContentKind>) {
    for kind in kinds { decisions[kind] = nil }
  }

  /// Brings readers up to date after contents have changed sides.
  func read(_ changed: Set<ContentID>) {
    guard routes.hasReaders, !changed.isEmpty else { return }
    for id in changed { readers.forget(id) }
    watchWhatIsRead()
    refreshReaders()
  }

  /// Whether a handler at work listens to this kind's handlers, be it through other handlers.
  func feedsHandlers(_ registration: AnyLegacyRegistration) -> Bool {
    guard !registration.feeds.isEmpty else { return false }
    var found: Set<ContentKind> = [registration.kind]
    var next = registration.feeds
    while let kind = next.popLast() {
      guard found.insert(kind).inserted, let fed = handlers[kind] else { continue }
      if decision(for: kind).stage != .complete { return true }
      next += fed.feeds
    }
    return false
  }

  func noteFamily(of kind: ContentKind, id: ContentID) {
    guard let family = routes.readFamily(of: kind), firstOfFamily[family] == nil else { return }
    firstOfFamily[family] = id
  }

  /// Has whoever reads a content's slot made anew, after a delivery that was no document's.
  func delivered(_ kind: ContentKind, id: ContentID) {
    guard routes.hasReaders else { return }
    noteFamily(of: kind, id: id)
    guard isFirst(id, of: kind) else { return }
    watchWhatIsRead()
    readers.changed()
  }

  func watchWhatIsRead() {
    readers.watch(lanes.filter { id, lane in lane.plan.isRead && isFirst(id, of: lane.plan.kind) })
  }

  private func isFirst(_ id: ContentID, of kind: ContentKind) -> Bool {
    routes.readFamily(of: kind).map { firstOfFamily[$0] == id } ?? false
  }

  func refreshReaders() {
    let readers = lanes.values.map { (rank: routes.rank(of: $0.plan.kind), lane: $0) }
      .filter { $0.rank > 0 }
    for (_, lane) in readers.sorted(by: { ($0.rank, $0.lane.plan.id) < ($1.rank, $1.lane.plan.id) })
    {
      lane.refresh()
    }
  }
}
