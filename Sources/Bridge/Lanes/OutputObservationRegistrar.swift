import Observation

/// The part of a legacy side that reports reads and changes of a handler's output to Observation; it
/// does not hold the output.
///
/// This is a separate class because ``LegacySide`` is generic: the runtime would create a key path
/// for each of its types.
@MainActor
final class OutputObservationRegistrar: Observation.Observable {
  private let registrar = ObservationRegistrar()
  /// The property that Observation tracks in place of the handler's output.
  private var trackedProperty: Void { () }

  func reportReadToObservation() {
    registrar.access(self, keyPath: \.trackedProperty)
  }

  func reportChangeToObservation(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.trackedProperty, change)
  }
}
