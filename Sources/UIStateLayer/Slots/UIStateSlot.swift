public import Observation

/// The observable view data of one content.
///
/// A slot is written, never replaced: an observer added before the first response receives it.
/// Until then the slot has its default value, and its phase is `idle` until loading starts. Writing
/// an equal value announces no value; it can change the phase.
///
/// When a content has left its screen, its slot is released (``UIStateSlots/release(_:)``). A
/// released slot keeps its last value for a view that is still disappearing, ignores writes, and
/// has ended every observation.
///
/// The conformance to `Observable` is by hand: the macro would build a generic class's key paths at
/// every access, which costs more than the write itself.
///
/// - Complexity: A write is one `==`, and one call for each observer if the value changed,
///   independent of the number of slots.
@MainActor
public final class UIStateSlot<Value: ViewData>: Observable {
  @usableFromInline private(set) var storedValue: Value
  @usableFromInline private(set) var storedPhase = UIStatePhase.idle
  /// Whether the slot was ever filled, also with a value equal to the default; until then it has
  /// its default value.
  package private(set) var isFilled = false
  private var observationState = SlotObservationState<Value>.neverObserved
  /// Reports reads and writes of the slot to Observation; `nil` before the first tracked read.
  private var tracker: SlotTracker?

  /// Creates a slot that was not yet filled.
  ///
  /// - Parameter value: The value until the slot is filled.
  public init(default value: Value) {
    storedValue = value
  }

  /// The view data to draw; tracked by Observation.
  @inlinable
  public var value: Value {
    trackValue()
    return storedValue
  }

  /// The loading phase; tracked by Observation.
  public var phase: UIStatePhase {
    trackerOnDemand.recordPhaseRead()
    return storedPhase
  }

  /// Stores a response's view data: the phase becomes `ready`, or `empty` if there is nothing to
  /// draw.
  ///
  /// - Parameter newValue: The view data.
  /// - Returns: Whether the value or the phase has changed; always `false` for a released slot.
  @inlinable
  @discardableResult
  public func fill(with newValue: Value) -> Bool {
    let isEqual = newValue == storedValue
    // An equal value changes nothing if the phase is already the result of filling.
    if isEqual, storedPhase.isReadyOrEmpty { return false }
    return applyFill(newValue, isEqual: isEqual)
  }

  /// Sets the phase to `loading`; the value stays.
  ///
  /// A released slot does not change.
  public func startLoading() {
    setPhase(.loading)
  }

  /// Sets the phase to `failed`; the value stays.
  ///
  /// A released slot does not change.
  ///
  /// - Parameter failure: The reason.
  public func fail(_ failure: UIStateFailure) {
    setPhase(.failed(failure))
  }

  /// Sets the phase to `stale`; the value stays.
  ///
  /// A slot that was never filled does not change; neither does a released one, nor a failed one,
  /// whose phase has more information.
  public func markStale() {
    switch storedPhase {
    case .ready, .empty: setPhase(.stale)
    case .loading where isFilled: setPhase(.stale)
    case .idle, .loading, .stale, .failed: break
    }
  }

  /// Replaces the value without a new response: a phase `loading`, `stale` or `failed` stays; any
  /// other becomes `ready`, or `empty` if there is nothing to draw.
  ///
  /// - Parameter newValue: The view data.
  /// - Returns: Whether the value or the phase has changed; always `false` for a released slot.
  @discardableResult
  package func fillWithoutResponse(_ newValue: Value) -> Bool {
    switch storedPhase {
    case .loading, .stale, .failed:
      store(newValue, isEqual: newValue == storedValue, storedPhase)
    case .idle, .ready, .empty:
      fill(with: newValue)
    }
  }

  /// Delivers the current value, and then each new value, once and in order; of a batch, only the
  /// last one.
  ///
  /// A write is visible before it is announced. A write by an observer is announced after all
  /// observers were called for the running announcement. To announce several writes together, see
  /// ``UIStateTurn/batch(_:)``. A change of the phase alone calls no observer; only Observation
  /// reports it.
  ///
  /// Observing a released slot delivers its last value only.
  ///
  /// - Parameter body: Called immediately with the current value, then with each new value.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observe(_ body: @escaping @MainActor (Value) -> Void) -> StateObservation {
    StateObservation(attach(body, onEnd: nil))
  }

  /// A sequence of the current value and the newest later values, for one loop.
  ///
  /// The observation begins when `values` is read. A loop that is slower than the writes skips
  /// intermediate values, and always gets the last value. If only skipped values were between two
  /// equal ones, the loop gets the equal value again. The sequence does not keep the slot alive. It
  /// ends when the slot is released or deallocated; for a released slot, it has the last value
  /// only.
  public var values: AsyncStream<Value> {
    AsyncStream<Value>(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observer = attach({ continuation.yield($0) }, onEnd: { continuation.finish() })
      let observation = StateObservation(observer)
      continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
      if observationState.isSlotReleased { continuation.finish() }
    }
  }

  /// Returns whether the slot was ever filled, and its value equals another one.
  ///
  /// The call does not copy the value, and Observation does not track it.
  package func isFilledAndEqual(to other: Value) -> Bool {
    isFilled && storedValue == other
  }

  /// Whether ``observe(_:)`` or ``values`` observes the slot; observers of turns and Observation do
  /// not count.
  package var hasValueObserver: Bool {
    observationState.announcer?.observers.hasActiveObserver ?? false
  }

  /// Ends every observation and ignores further writes.
  func releaseAndEndObservations() {
    let announcer = observationState.announcer
    observationState = .slotReleased
    announcer?.endObservations()
  }

  func attach(_ observer: MultiSlotObserver) {
    observationState.announcerOnDemandUnlessReleased()?.append(observer)
  }

  private func attach(
    _ body: @escaping @MainActor (Value) -> Void,
    onEnd: (() -> Void)?
  ) -> ValueObserver<Value> {
    let announcer = observationState.announcerOnDemandUnlessReleased()
    let firstReceivedChangeNumber = (announcer?.changeCount ?? 0) + 1
    let observer = ValueObserver(
      firstReceivedChangeNumber: firstReceivedChangeNumber,
      onEnd: onEnd,
      body: body
    )
    announcer?.append(observer)
    AnnouncementQueue.main.deliverFirstValuePostponingAnnouncements { body(storedValue) }
    return observer
  }

  @usableFromInline
  func trackValue() { trackerOnDemand.recordValueRead() }

  private var trackerOnDemand: SlotTracker {
    if let tracker { return tracker }
    let made = SlotTracker()
    tracker = made
    return made
  }

  @usableFromInline
  func applyFill(_ newValue: Value, isEqual: Bool) -> Bool {
    store(newValue, isEqual: isEqual, newValue.isEmpty ? .empty : .ready)
  }

  private func store(_ newValue: Value, isEqual: Bool, _ newPhase: UIStatePhase) -> Bool {
    switch observationState {
    case .slotReleased: return false
    case .neverObserved:
      isFilled = true
      if isEqual { return setPhase(newPhase) }
      storeWithoutAnnouncing(newValue, newPhase)
    case .heldByAnnouncer(let announcer):
      isFilled = true
      if isEqual { return setPhase(newPhase) }
      storeAndAnnounce(newValue, newPhase, to: announcer)
    }
    return true
  }

  private func storeAndAnnounce(
    _ newValue: Value,
    _ newPhase: UIStatePhase,
    to announcer: SlotAnnouncer<Value>
  ) {
    if announcer.queue.canAnnounceAtOnce {
      announcer.queue.beginAnnouncement()
      storeWithoutAnnouncing(newValue, newPhase)
      announcer.changeCount += 1
      announcer.deliver(
        newValue,
        changeNumber: announcer.changeCount,
        skippingObserversWithFirstChangeBefore: 0
      )
      announcer.queue.finishAnnouncementThenAnnounceWaitingTurns()
    } else {
      let before = storedValue
      storeWithoutAnnouncing(newValue, newPhase)
      announcer.postponeAnnouncement(from: before, to: newValue)
    }
  }

  private func storeWithoutAnnouncing(_ newValue: Value, _ newPhase: UIStatePhase) {
    if let tracker {
      tracker.announceValueChange { storedValue = newValue }
      setPhase(newPhase)
    } else {
      storedValue = newValue
      if newPhase != storedPhase { storedPhase = newPhase }
    }
  }

  @discardableResult
  private func setPhase(_ newPhase: UIStatePhase) -> Bool {
    guard newPhase != storedPhase, !observationState.isSlotReleased else { return false }
    if let tracker {
      tracker.announcePhaseChange { storedPhase = newPhase }
    } else {
      storedPhase = newPhase
    }
    return true
  }
}
