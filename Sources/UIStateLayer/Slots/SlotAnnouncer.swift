/// Delivers one slot's changes to its observers; created with the first observer.
@MainActor
final class SlotAnnouncer<Value: ViewData> {
  let queue = TurnQueue.main
  private(set) var observers = ObserverList<Value>()
  private var turnObservers: [WeakTurnObserver] = []
  /// The number of changes so far.
  var number: UInt = 0
  /// The change that the running batch has made so far; `nil` if it has made none.
  var change: SlotChange<Value>?

  func append(_ observer: ValueObserver<Value>) {
    observers.append(observer)
  }

  func append(_ observer: some PendingTurnObserver) {
    turnObservers.removeAll { $0.observer == nil }
    turnObservers.append(WeakTurnObserver(observer: observer))
  }

  /// Records a change that is announced later.
  func postpone(from before: Value, to value: Value) {
    number += 1
    guard queue.isBatching else {
      return queue.enqueue(SlotChange(of: self, from: before, to: value, number: number))
    }
    if let change {
      change.value = value
      change.number = number
    } else {
      let change = SlotChange(of: self, from: before, to: value, number: number)
      self.change = change
      queue.collect(change)
    }
  }

  /// Calls the observers whose first change is from `first` to `number`, and requests the calls of
  /// the turn observers.
  func deliver(_ value: Value, number: UInt, toObserversFrom first: UInt) {
    for observer in observers.all
    where number >= observer.firstChange && observer.firstChange >= first {
      observer.take(value)
    }
    for entry in turnObservers { entry.observer?.slotChanged(in: queue) }
  }

  /// Ends every observation.
  func end() {
    for observer in observers.all { observer.end() }
    observers = ObserverList()
    turnObservers = []
  }
}
