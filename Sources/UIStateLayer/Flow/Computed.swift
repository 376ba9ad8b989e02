public import Observation

/// A value derived from a store's state, recomputed only when a part that it read has changed.
///
/// | after an action                     | the value is           | observers |
/// | ----------------------------------- | ---------------------- | --------- |
/// | no part that it read has changed    | the cached one         | –         |
/// | a part that it read has changed     | recomputed on demand   | notified, if the value differs |
///
/// Its dependencies are the key paths read through the ``StateReader``; other inputs, such as
/// captured variables, are not tracked. After the store's release it keeps its last value.
///
/// - Complexity: An action costs one `==` for each part that was read.
@MainActor
public final class Computed<State: StoreState, Value: Equatable>: Observable {
  private let registrar = ObservationRegistrar()
  private let valuePath: KeyPath<Computed, Value>
  private let core: StoreCore<State>
  private let compute: @MainActor (StateReader<State>) -> Value

  private var cachedValue: Value
  /// The ``StateReader/unchangedChecksOfReadParts`` of the parts from which the cached value was computed.
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
  }

  /// The derived value; tracked by Observation.
  public var value: Value {
    registrar.access(self, keyPath: valuePath)
    return cachedOrRecomputedValue
  }

  /// Delivers the value, and then each different value, after the store's own observers were
  /// called.
  ///
  /// - Parameter body: Called immediately, and then for each new value.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public func observe(_ body: @escaping @MainActor (Value) -> Void) -> StateObservation {
    let observer = ValueObserver(body: body)
    lastAnnouncedValue = cachedOrRecomputedValue
    observers.append(observer)
    core.deliverFirstValuePostponingActions { body(lastAnnouncedValue) }
    return StateObservation(observer)
  }

  private var cachedOrRecomputedValue: Value {
    guard !isCachedValueCurrent else { return cachedValue }
    let reader = StateReader(core.untrackedState)
    cachedValue = compute(reader)
    unchangedChecksOfReadParts = reader.unchangedChecksOfReadParts
    isCachedValueCurrent = true
    return cachedValue
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
