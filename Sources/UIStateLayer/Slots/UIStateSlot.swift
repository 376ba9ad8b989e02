public import Observation

/// The observable home of one content's view data.
///
/// A slot is written, never replaced: an observer added before the first response sees the
/// response. Before that it reads as its default, in phase `idle`. Writing a value equal to the one
/// held announces nothing.
///
/// A content that has left its screen has its slot released (``UIStateSlots/release(_:)``). It keeps
/// its last value for a view that is still leaving, takes no more writes, and has ended every
/// observation.
///
/// The conformance to `Observable` is by hand: under the macro a generic class builds its key paths
/// again at every access, which costs more than the write itself.
///
/// - Complexity: A write is one `==`, and one call an observer when the value changed; how many
///   slots there are does not matter.
@MainActor
public final class UIStateSlot<Value: ViewData>: Observable {
  @usableFromInline private(set) var storedValue: Value
  @usableFromInline private(set) var storedPhase = UIStatePhase.idle
  /// Whether the slot was ever filled; until then it reads as its default.
  package private(set) var isFilled = false
  private var observers = SlotObservers<Value>.none
  /// Made with the first read that Observation may track; slots that nothing tracks need none.
  private var tracker: SlotTracker<Value>?

  /// Creates a slot that nothing has been written to.
  ///
  /// - Parameter value: What the slot reads as until it is filled.
  public init(default value: Value) {
    storedValue = value
  }

  /// The view data to draw; tracked by Observation.
  public var value: Value {
    madeTracker.accessValue(of: self)
    return storedValue
  }

  /// The loading phase; tracked by Observation.
  public var phase: UIStatePhase {
    madeTracker.accessPhase(of: self)
    return storedPhase
  }

  /// Takes a response's view data: the phase becomes `ready`, or `empty` if it has nothing to draw.
  ///
  /// - Parameter newValue: The view data to hold.
  /// - Returns: Whether the value or the phase has changed; a released slot takes nothing.
  @inlinable
  @discardableResult
  public func fill(with newValue: Value) -> Bool {
    let isEqual = newValue == storedValue
    // An equal value changes nothing where the phase is what filling made it.
    if isEqual, storedPhase.isFilled { return false }
    return take(newValue, isEqual: isEqual)
  }

  /// Sets the phase for an awaited response; the value stays.
  public func startLoading() {
    setPhase(.loading)
  }

  /// Sets the phase for an unusable response; the value stays.
  ///
  /// - Parameter failure: What went wrong.
  public func fail(_ failure: UIStateFailure) {
    setPhase(.failed(failure))
  }

  /// Marks the value as stale.
  ///
  /// A slot that was never filled stays as it is, and so does a failed one, which says more.
  public func markStale() {
    switch storedPhase {
    case .ready, .empty: setPhase(.stale)
    case .loading where isFilled: setPhase(.stale)
    case .idle, .loading, .stale, .failed: break
    }
  }

  /// Delivers the value held, then every later change once and in order.
  ///
  /// The write is visible before its announcement. A write made by an observer is announced after
  /// the running announcement has reached everyone. Writes that belong together are announced
  /// together: see ``UIStateTurn/batch(_:)``. Only Observation reports the phase: read it, or
  /// ``observe(_:)`` it.
  ///
  /// Observing a released slot delivers its last value, and nothing after.
  ///
  /// - Parameter body: Called at once with the value held, then with each new value.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observe(_ body: @escaping @MainActor (Value) -> Void) -> StateObservation {
    StateObservation(attach(body, onEnd: nil))
  }

  /// The value held, then the newest of what follows, for one loop.
  ///
  /// The observation begins where `values` is read. A loop that is slower than the writes gets the
  /// newest value and not those in between: the last one always, none twice. It ends when the
  /// content leaves its screen.
  public var values: AsyncStream<Value> {
    AsyncStream<Value>(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observer = attach({ continuation.yield($0) }, onEnd: { continuation.finish() })
      let observation = StateObservation(observer)
      continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
      if observers.isReleased { continuation.finish() }
    }
  }

  /// Whether the slot was filled with a value equal to another, without copying or tracking it.
  package func holds(_ other: Value) -> Bool {
    isFilled && storedValue == other
  }

  /// Whether the slot has direct observers.
  package var isObserved: Bool { observers.announcer?.observers.hasActive ?? false }

  /// Ends every observation and takes no more writes.
  func release() {
    let announcer = observers.announcer
    observers = .released
    announcer?.end()
  }

  func attach(_ observer: some PendingTurnObserver) {
    observers.made()?.append(observer)
  }

  private func attach(
    _ body: @escaping @MainActor (Value) -> Void,
    onEnd: (() -> Void)?
  ) -> ValueObserver<Value> {
    let announcer = observers.made()
    let firstChange = (announcer?.number ?? 0) + 1
    let observer = ValueObserver(firstChange: firstChange, onEnd: onEnd, body: body)
    announcer?.append(observer)
    TurnQueue.main.deliverFirst { body(storedValue) }
    return observer
  }

  private var madeTracker: SlotTracker<Value> {
    if let tracker { return tracker }
    let made = SlotTracker<Value>()
    tracker = made
    return made
  }

  @usableFromInline
  func take(_ newValue: Value, isEqual: Bool) -> Bool {
    let newPhase = newValue.isEmpty ? UIStatePhase.empty : .ready
    switch observers {
    case .released: return false
    case .none:
      isFilled = true
      if isEqual { return setPhase(newPhase) }
      store(newValue, newPhase)
    case .some(let announcer):
      isFilled = true
      if isEqual { return setPhase(newPhase) }
      announce(newValue, newPhase, to: announcer)
    }
    return true
  }

  private func announce(
    _ newValue: Value,
    _ newPhase: UIStatePhase,
    to announcer: SlotAnnouncer<Value>
  ) {
    if announcer.queue.isIdle {
      announcer.queue.begin()
      store(newValue, newPhase)
      announcer.number += 1
      announcer.deliver(newValue, number: announcer.number, toObserversFrom: 0)
      announcer.queue.finish()
    } else {
      let before = storedValue
      store(newValue, newPhase)
      announcer.postpone(from: before, to: newValue)
    }
  }

  private func store(_ newValue: Value, _ newPhase: UIStatePhase) {
    if let tracker {
      tracker.changeValue(of: self) { storedValue = newValue }
      setPhase(newPhase)
    } else {
      storedValue = newValue
      if newPhase != storedPhase { storedPhase = newPhase }
    }
  }

  @discardableResult
  private func setPhase(_ newPhase: UIStatePhase) -> Bool {
    guard newPhase != storedPhase, !observers.isReleased else { return false }
    if let tracker {
      tracker.changePhase(of: self) { storedPhase = newPhase }
    } else {
      storedPhase = newPhase
    }
    return true
  }
}
