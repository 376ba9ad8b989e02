/// A change of a slot that is announced later.
final class SlotChange<Value: ViewData>: TurnEntry {
  private let announcer: SlotAnnouncer<Value>
  private let before: Value
  private let firstNumber: UInt
  var value: Value
  var number: UInt

  init(of announcer: SlotAnnouncer<Value>, from before: Value, to value: Value, number: UInt) {
    self.announcer = announcer
    self.before = before
    self.value = value
    self.number = number
    firstNumber = number
  }

  func close() { announcer.change = nil }

  func announce() {
    // Observers added before the turn already have this value.
    let reachesOnlyNewObservers = value == before
    announcer.deliver(
      value,
      number: number,
      toObserversFrom: reachesOnlyNewObservers ? firstNumber + 1 : 0
    )
  }
}
