public import Observation

/// The observable home of one content's view data.
///
/// A slot is written, never replaced: whoever observes it before the first response sees the
/// response. Before that it reads as its default, in phase `idle`. Writing a value equal to the one
/// held announces nothing.
///
/// The conformance to `Observable` is by hand: under the macro a generic class builds its key paths
/// anew at every access, which costs more than the write itself.
///
/// - Complexity: A write is one `==`, and one call an observer when the value changed.
@MainActor
public final class UIStateSlot<Value: ViewData>: Observable {
  private let registrar = ObservationRegistrar()
  private let valuePath: KeyPath<UIStateSlot, Value>
  private let phasePath: KeyPath<UIStateSlot, UIStatePhase>

  /// Whether the slot was ever filled; until then it reads as its default.
  package private(set) var isFilled = false

  private var storedValue: Value
  private var storedPhase = UIStatePhase.idle

  private var observers: [SlotObserver<Value>] = []
  private var announcements: [Value] = []
  private var isAnnouncing = false

  /// Creates a slot that nothing has been written to.
  ///
  /// - Parameter value: What the slot reads as until it is filled.
  public init(default value: Value) {
    storedValue = value
    valuePath = \.value
    phasePath = \.phase
  }

  /// The view data to draw; tracked by Observation.
  public var value: Value {
    registrar.access(self, keyPath: valuePath)
    return storedValue
  }

  /// How far the slot is; tracked by Observation.
  public var phase: UIStatePhase {
    registrar.access(self, keyPath: phasePath)
    return storedPhase
  }

  /// Takes a response's view data: the phase becomes `ready`, or `empty` if it has nothing to draw.
  ///
  /// - Parameter newValue: The view data to hold.
  /// - Returns: Whether the value or the phase has changed.
  @discardableResult
  public func fill(with newValue: Value) -> Bool {
    let isNews = newValue != storedValue
    let oldPhase = storedPhase
    isFilled = true
    if isNews { registrar.withMutation(of: self, keyPath: valuePath) { storedValue = newValue } }
    setPhase(newValue.isEmpty ? .empty : .ready)
    if isNews { announce(newValue) }
    return isNews || oldPhase != (newValue.isEmpty ? .empty : .ready)
  }

  /// Notes that the last response could not be used; the value held stays.
  ///
  /// - Parameter failure: What went wrong.
  public func fail(_ failure: UIStateFailure) {
    setPhase(.failed(failure))
  }

  /// Notes that the value held is known to be old; a slot that was never filled stays as it is.
  public func markStale() {
    if storedPhase == .ready || storedPhase == .empty { setPhase(.stale) }
  }

  /// Delivers the value held, then every later change once and in order.
  ///
  /// The write is visible before its announcement. A write made by an observer is announced after
  /// the running announcement has reached everyone.
  ///
  /// - Parameter body: Called at once with the value held, then with each new value.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observe(_ body: @escaping @MainActor (Value) -> Void) -> SlotObservation {
    let observer = SlotObserver(body: body, firstAnnouncement: announcements.count)
    if !isAnnouncing { observers.removeAll { !$0.isActive } }
    observers.append(observer)
    body(storedValue)
    return SlotObservation(observer)
  }

  /// Whether the slot was filled with a value equal to another, without copying or tracking it.
  package func holds(_ other: Value) -> Bool {
    isFilled && storedValue == other
  }

  private func setPhase(_ newPhase: UIStatePhase) {
    guard newPhase != storedPhase else { return }
    registrar.withMutation(of: self, keyPath: phasePath) { storedPhase = newPhase }
  }

  private func announce(_ value: Value) {
    guard !observers.isEmpty else { return }
    announcements.append(value)
    guard !isAnnouncing else { return }
    isAnnouncing = true
    var next = 0
    while next < announcements.count {
      let announced = announcements[next]
      for observer in observers { observer.take(announced, number: next) }
      next += 1
    }
    announcements.removeAll(keepingCapacity: true)
    observers.removeAll { !$0.isActive }
    for observer in observers { observer.restart() }
    isAnnouncing = false
  }
}
