import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

extension ContentBridge {
  /// Flips kinds to other stages: at once, or at the end of the delivery at work.
  func flip(_ kinds: Set<ContentKind>) {
    flips.kinds.formUnion(kinds)
    if workDepth == 0 { tell(performFlips()) }
  }

  /// Notes that another side has come to show a content.
  func sideChanged(of id: ContentID) {
    flips.changed.insert(id)
    if workDepth == 0 { tell(performFlips()) }
  }

  /// Performs the flips that were asked for during a delivery, and corrects what it led to.
  func settle(_ deliveries: inout [ContentDelivery], of ids: some Collection<ContentID>) {
    guard workDepth == 0, !flips.isEmpty else { return }
    var sides = performFlips()
    for (index, id) in ids.enumerated() {
      guard let side = sides.removeValue(forKey: id) else { continue }
      deliveries[index] = ContentDelivery(side: side, changesWhatIsShown: true)
    }
    tell(sides)
  }

  private func tell(_ sides: [ContentID: Side]) {
    if !sides.isEmpty { rehosted(sides) }
  }

  /// Brings all contents to the stages that their kinds are on now, as one turn.
  ///
  /// - Returns: The contents that another side shows, and which.
  private func performFlips() -> [ContentID: Side] {
    workDepth += 1
    while !flips.kinds.isEmpty {
      forgetDecisions(of: flips.kinds)
      flips.kinds = []
      UIStateTurn.batch {
        for lane in lanes.values.sorted(by: { $0.plan.order < $1.plan.order }) { follow(lane) }
      }
    }
    read(flips.changed)
    workDepth -= 1
    defer { flips.changed = [] }
    return Dictionary(
      uniqueKeysWithValues: flips.changed.compactMap { id in lanes[id].map { (id, $0.side) } }
    )
  }

  private func follow(_ lane: ContentLane) {
    let (plan, before) = (plan(of: lane), lane.plan)
    guard plan.decision != before.decision || plan.feedsHandlers != before.feedsHandlers else {
      return
    }
    if plan.decision.stage != lane.stage {
      lane.flush(into: &released)
      compared.remove(lane)
    }
    lane.follow(plan)
    pinnedStages[lane.plan.id] = lane.stage
    if lane.stage.compares, lane.comparedPlace == nil { compared.append(lane) }
    guard let awaited = lane.awaitedSide else { return }
    _ = handlerEnvironment.mainScheduler.scheduleOnMain(after: Self.longestFlip) { [weak lane] in
      // The side may have come, or not be wanted any more, and another be waited for.
      if lane?.awaitedSide == awaited { lane?.showAnyway() }
    }
  }
}
