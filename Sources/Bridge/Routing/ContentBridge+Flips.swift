import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

extension ContentBridge {
  /// Updates all contents after the stages of kinds have changed: at once, or at the end of the
  /// running delivery, action or flip.
  ///
  /// Contents of other kinds change too if they now feed a running handler, or feed none any more.
  func requestFlip(of kinds: Set<ContentKind>) {
    flips.addKindsToFlip(kinds)
    if !flips.isDeliveringOrFlipping { reportSides(performFlips()) }
  }

  /// Records that the other side shows a content now, and reports it: at once, or at the end of the
  /// running delivery, action or flip.
  func reportSideChange(of id: ContentID) {
    flips.addContentWithNewSide(id)
    if !flips.isDeliveringOrFlipping { reportSides(performFlips()) }
  }

  /// Performs the flips that were requested during a delivery, and corrects the delivery's results;
  /// does nothing while another delivery, action or flip is running.
  func performFlips(
    correcting deliveries: inout [SideAfterDelivery],
    of ids: @autoclosure () -> [ContentID]
  ) {
    guard !flips.isDeliveringOrFlipping, !flips.isEmpty else { return }
    var sides = performFlips()
    for (index, id) in ids().enumerated() {
      guard let side = sides.removeValue(forKey: id) else { continue }
      deliveries[index] = SideAfterDelivery(side: side, changesOutput: true)
    }
    reportSides(sides)
  }

  /// Performs the flips that were requested during an action; does nothing while a delivery,
  /// another action or a flip is running.
  func performPendingFlips() {
    guard !flips.isDeliveringOrFlipping, !flips.isEmpty else { return }
    reportSides(performFlips())
  }

  private func reportSides(_ sides: [ContentID: Side]) {
    if !sides.isEmpty { onSideChange(sides) }
  }

  /// Changes all contents to the current stages of their kinds, as one turn.
  ///
  /// If these changes, or observers of slots that are computed again after them, request further
  /// flips, a further turn performs them, until none is left.
  ///
  /// - Returns: The contents that changed sides, with their new sides.
  private func performFlips() -> [ContentID: Side] {
    flips.beginDeliveryOrFlip()
    repeat {
      while !flips.kindsToFlip.isEmpty {
        session.discardRestrictedDecisions(of: flips.takeKindsToFlip())
        UIStateTurn.batch {
          for lane in table.lanesInOrder { updateStage(of: lane) }
        }
      }
      let changed = flips.contentsWithNewSide
      if routes.hasRoutesReadingOthers, !changed.isEmpty {
        dependencies.reobserveAndRecomputeAllReaders(afterSideChangesOf: changed)
      }
    } while !flips.kindsToFlip.isEmpty
    flips.endDeliveryOrFlip()
    return Dictionary(
      uniqueKeysWithValues: flips.takeContentsWithNewSide().compactMap { id in
        table[id].map { (id, $0.side) }
      }
    )
  }

  /// Updates a content; does nothing if a handler has released the content during this flip.
  private func updateStage(of lane: any ContentLane) {
    guard table[lane.constants.id] === lane else { return }
    let stageAndFeeding = stageAndFeeding(of: lane.constants.kind)
    guard stageAndFeeding != lane.stageAndFeeding else { return }
    let changesStage = stageAndFeeding.decision.stage != lane.stage
    if changesStage { runner.stopComparing(lane) }
    lane.apply(stageAndFeeding)
    guard table[lane.constants.id] === lane else { return }
    copyStageToTable(of: lane)
    if changesStage, lane.stage.compares { runner.startComparing(lane) }
  }
}
