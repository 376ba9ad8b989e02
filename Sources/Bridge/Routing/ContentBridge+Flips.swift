import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

extension ContentBridge {
  /// Changes the contents of kinds to the current stages of these kinds: at once, or at the end of
  /// the running delivery.
  func flip(_ kinds: Set<ContentKind>) {
    flips.add(kinds)
    if !flips.isWorking { reportSides(performFlips()) }
  }

  /// Records that the other side shows a content now, and reports it: at once, or at the end of the
  /// running delivery.
  func sideChanged(of id: ContentID) {
    flips.add(changed: id)
    if !flips.isWorking { reportSides(performFlips()) }
  }

  /// Performs the flips that were requested during a delivery, and corrects the delivery's results.
  func settle(_ deliveries: inout [DeliveryResult], of ids: some Collection<ContentID>) {
    guard !flips.isWorking, !flips.isEmpty else { return }
    var sides = performFlips()
    for (index, id) in ids.enumerated() {
      guard let side = sides.removeValue(forKey: id) else { continue }
      deliveries[index] = DeliveryResult(side: side, changesOutput: true)
    }
    reportSides(sides)
  }

  /// Performs the flips that were requested during an action.
  func flipPending() {
    guard !flips.isWorking, !flips.isEmpty else { return }
    reportSides(performFlips())
  }

  private func reportSides(_ sides: [ContentID: Side]) {
    if !sides.isEmpty { onRehost(sides) }
  }

  /// Changes all contents to the current stages of their kinds, as one turn, and again while this
  /// requests further flips.
  ///
  /// - Returns: The contents that changed sides, with their new sides.
  private func performFlips() -> [ContentID: Side] {
    flips.begin()
    while !flips.kinds.isEmpty {
      session.forgetRestrictions(of: flips.takeKinds())
      UIStateTurn.batch {
        for lane in table.inOrder { follow(lane) }
      }
    }
    let changed = flips.changed
    if routes.hasReaders, !changed.isEmpty { dependencies.sidesChanged(changed) }
    flips.end()
    return Dictionary(
      uniqueKeysWithValues: flips.takeChanged().compactMap { id in
        table[id].map { (id, $0.side) }
      }
    )
  }

  private func follow(_ lane: any ContentLane) {
    let standing = standing(of: lane.plan.kind)
    guard standing != lane.standing else { return }
    let changesStage = standing.decision.stage != lane.stage
    if changesStage { runner.remove(lane) }
    lane.follow(standing)
    recordStage(of: lane)
    if changesStage, lane.stage.compares { runner.add(lane) }
  }
}
