import Observation

/// Reports reads and writes of one slot to Observation.
@MainActor
final class SlotTracker<Value: ViewData> {
  private let registrar = ObservationRegistrar()
  // Lazy, because creating a key path costs more than the rest of a slot.
  private lazy var valuePath: KeyPath<UIStateSlot<Value>, Value> = \.value
  private lazy var phasePath: KeyPath<UIStateSlot<Value>, UIStatePhase> = \.phase

  func accessValue(of slot: UIStateSlot<Value>) { registrar.access(slot, keyPath: valuePath) }

  func accessPhase(of slot: UIStateSlot<Value>) { registrar.access(slot, keyPath: phasePath) }

  func changeValue(of slot: UIStateSlot<Value>, _ change: () -> Void) {
    registrar.withMutation(of: slot, keyPath: valuePath, change)
  }

  func changePhase(of slot: UIStateSlot<Value>, _ change: () -> Void) {
    registrar.withMutation(of: slot, keyPath: phasePath, change)
  }
}
