import Observation

/// The part of a slot that reports reads and writes to Observation.
///
/// Observation identifies a property by a key path, which it hashes at each tracked access. Key
/// paths of this class are used, because key paths of a generic class, such as the slot, cost more
/// to create and to hash. The key path for the value is the identity (`\.self`), whose hash costs
/// least.
@MainActor
final class SlotTracker: Observable {
  private static let valuePath = \SlotTracker.self
  private static let phasePath = \SlotTracker.phase

  private let registrar = ObservationRegistrar()

  /// A property that stores nothing; Observation knows the slot's phase by its key path.
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
