import Observation

/// Reports reads and writes of one slot to Observation.
///
/// It is the subject of its own key paths: Observation hashes a key path at each tracked access, and
/// those of a generic class cost more to create and to hash. The value's is the identity, whose hash
/// costs least.
@MainActor
final class SlotTracker: Observable {
  private static let valuePath = \SlotTracker.self
  private static let phasePath = \SlotTracker.phase

  private let registrar = ObservationRegistrar()

  /// A property without a value, whose key path stands for the slot's phase.
  private var phase: Void { () }

  func recordValueRead() { registrar.access(self, keyPath: Self.valuePath) }

  func recordPhaseRead() { registrar.access(self, keyPath: Self.phasePath) }

  func announceValueChange(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: Self.valuePath, change)
  }

  func announcePhaseChange(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: Self.phasePath, change)
  }
}
