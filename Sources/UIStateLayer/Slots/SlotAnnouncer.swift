/// The part of a slot that delivers its changes to its observers; created with the first observer.
@MainActor
final class SlotAnnouncer<Value: ViewData> {
  let queue = AnnouncementQueue.main
  private(set) var observers = ObserverList<Value>()
  private var multiSlotObservers: [WeakMultiSlotObserver] = []
  /// The number of changes of the value since the announcer was created.
  var changeCount: UInt = 0
  /// The change that the running batch has made so far; `nil` if it has made none.
  var batchChange: SlotChange<Value>?

  deinit {
    // The slot was deallocated, and its last change was announced: no value can follow.
    guard !observers.allIncludingEnded.isEmpty else { return }
    MainQueue.runNowOrLater { [observers] in
      for observer in observers.allIncludingEnded { observer.endCallingOnEnd() }
    }
  }

  func append(_ observer: ValueObserver<Value>) {
    observers.append(observer)
  }

  func append(_ observer: MultiSlotObserver) {
    multiSlotObservers.removeAll { $0.observer == nil }
    multiSlotObservers.append(WeakMultiSlotObserver(observer: observer))
  }

  /// Records a change to be announced later.
  ///
  /// During a batch, it is joined with the batch's earlier change of the slot, and announced after
  /// the batch. Without a batch, it is announced after the turn that is being announced.
  func postponeAnnouncement(from before: Value, to value: Value) {
    changeCount += 1
    guard queue.isBatching else {
      return queue.enqueueTurnForAnnouncement(
        of: SlotChange(of: self, from: before, to: value, number: changeCount)
      )
    }
    if let change = batchChange {
      change.lastValue = value
      change.lastChangeNumberInTurn = changeCount
    } else {
      let change = SlotChange(of: self, from: before, to: value, number: changeCount)
      batchChange = change
      queue.addToBatch(change)
    }
  }

  /// Calls the slot's observers with a value, and requests a call of every multi-slot observer.
  ///
  /// Only observers that do not have the value yet are called: the number of the first change that
  /// they receive is from `first` to `changeNumber`.
  func deliver(
    _ value: Value,
    changeNumber: UInt,
    skippingObserversWithFirstChangeBefore first: UInt
  ) {
    for observer in observers.allIncludingEnded
    where changeNumber >= observer.firstReceivedChangeNumber
      && observer.firstReceivedChangeNumber >= first
    {
      observer.deliver(value)
    }
    for entry in multiSlotObservers { entry.observer?.requestCallAfterTurn(in: queue) }
  }

  /// Ends every observation.
  func endObservations() {
    for observer in observers.allIncludingEnded { observer.endCallingOnEnd() }
    observers = ObserverList()
    multiSlotObservers = []
  }
}
