/// The changes of one slot in a turn that is announced later, as one change from the first value to
/// the last.
///
/// If both values are equal, only the observers that were added after the turn's first change are
/// called.
final class SlotChange<Value: ViewData>: ErasedSlotChange {
  private let announcer: SlotAnnouncer<Value>
  private let valueBefore: Value
  private let firstChangeNumber: UInt
  var lastValue: Value
  var lastChangeNumberInTurn: UInt

  init(of announcer: SlotAnnouncer<Value>, from before: Value, to value: Value, number: UInt) {
    self.announcer = announcer
    valueBefore = before
    lastValue = value
    lastChangeNumberInTurn = number
    firstChangeNumber = number
  }

  func stopCollectingWrites() { announcer.batchChange = nil }

  func announce() {
    // Observers added before the turn already have this value.
    let reachesOnlyNewObservers = lastValue == valueBefore
    announcer.deliver(
      lastValue,
      changeNumber: lastChangeNumberInTurn,
      skippingObserversWithFirstChangeBefore: reachesOnlyNewObservers ? firstChangeNumber + 1 : 0
    )
  }
}
