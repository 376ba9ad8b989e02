public import Observation

/// A value derived from a store's state, recomputed only when a part that it read has changed.
///
/// | after an action                     | the value is           | closures of ``observe(_:)`` |
/// | ----------------------------------- | ---------------------- | --------------------------- |
/// | no part that it read has changed    | the cached one         | –         |
/// | a part that it read has changed     | recomputed on demand; at once if there are closures | called, if the value differs |
///
/// Its dependencies are the key paths that the last computation read through the ``StateReader``;
/// other inputs, such as captured variables, are not tracked. After the store's release it has the
/// value of the last state.
///
/// - Complexity: An action costs at most one `==` for each part that was read. With closures, an
///   action that changes such a part also costs the computation and one `==` of the value for each.
@MainActor
public final class Computed<State: StoreState, Value: Equatable>: Observable {
  private let registrar = ObservationRegistrar()
  private let valuePath: KeyPath<Computed, Value>
  private let core: StoreCore<State>
  private let compute: @MainActor (StateReader<State>) -> Value

  private var cachedValue: Value
  /// The ``StateReader/unchangedChecksOfReadParts`` of the parts from which the cached value was
  /// computed.
  private var unchangedChecksOfReadParts: [@MainActor (State) -> Bool]
  private var isCachedValueCurrent = true
  private var observers = ObserverList<Value>()
  private var lastAnnouncedValue: Value

  init(in core: StoreCore<State>, _ compute: @escaping @MainActor (StateReader<State>) -> Value) {
    self.core = core
    self.compute = compute
    let reader = StateReader(core.untrackedState)
    cachedValue = compute(reader)
    lastAnnouncedValue = cachedValue
    unchangedChecksOfReadParts = reader.unchangedChecksOfReadParts
    valuePath = \.value
    core.attachComputed(self)
    // The computation may have sent actions that changed what it read.
    invalidateIfReadPartsChanged()
  }

  /// The derived value; tracked by Observation, which reports a change of a part that was read,
  /// even if the recomputed value is equal.
  public var value: Value {
    registrar.access(self, keyPath: valuePath)
    return cachedOrRecomputedValue
  }

  /// Delivers the current value, and then, after each action, the value if it differs from the one
  /// delivered last.
  ///
  /// After an action, the store's own observers are called first.
  ///
  /// - Parameter body: Called immediately, and then with each different value.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observe(_ body: @escaping @MainActor (Value) -> Void) -> StateObservation {
    let firstValue = cachedOrRecomputedValue
    // During an action, the others do not have this value yet: it is announced after the action.
    if !observers.hasActiveObserver { lastAnnouncedValue = firstValue }
    var lastDeliveredValue = firstValue
    let observer = ValueObserver<Value> { value in
      guard value != lastDeliveredValue else { return }
      lastDeliveredValue = value
      body(value)
    }
    observers.append(observer)
    core.performPostponingActions { body(firstValue) }
    return StateObservation(observer)
  }

  private var cachedOrRecomputedValue: Value {
    guard !isCachedValueCurrent else { return cachedValue }
    core.performPostponingActions { recompute() }
    // The actions that the computation has sent may have changed what it read.
    if !isCachedValueCurrent { core.performPostponingActions { recompute() } }
    return cachedValue
  }

  private func recompute() {
    let reader = StateReader(core.untrackedState)
    cachedValue = compute(reader)
    unchangedChecksOfReadParts = reader.unchangedChecksOfReadParts
    isCachedValueCurrent = true
  }
}

extension Computed: ErasedComputed {
  func invalidateIfReadPartsChanged() {
    guard isCachedValueCurrent else { return }
    let state = core.untrackedState
    guard !unchangedChecksOfReadParts.allSatisfy({ $0(state) }) else { return }
    registrar.withMutation(of: self, keyPath: valuePath) { isCachedValueCurrent = false }
  }

  func notifyObserversIfChanged() {
    guard observers.hasActiveObserver else { return }
    let value = cachedOrRecomputedValue
    guard value != lastAnnouncedValue else { return }
    lastAnnouncedValue = value
    for observer in observers.allIncludingEnded { observer.deliver(value) }
  }
}
