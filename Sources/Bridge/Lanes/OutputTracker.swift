import Observation

/// Reports reads and changes of a handler's output to Observation.
///
/// A class of its own, as ``LegacySide`` is generic: the runtime would make a key path for each of its types.
@MainActor
final class OutputTracker: Observation.Observable {
  private let registrar = ObservationRegistrar()
  /// Stands for what the handler shows.
  private var output: Void { () }

  func access() {
    registrar.access(self, keyPath: \.output)
  }

  func withMutation(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.output, change)
  }
}
