import Observation
import ScreenDocument

/// Tracks the phases of contents that rules depend on, each once, for as long as one side shows the
/// content.
@MainActor
final class PhaseTracker {
  private let changes = OncePerTurn()
  /// The tracked contents, by the side that shows them, without their versions.
  private var tracked: [ContentID: StackItem] = [:]

  /// Called once in a later turn after any number of phases have changed.
  var onChange: @MainActor () -> Void {
    get { changes.work }
    set { changes.work = newValue }
  }

  /// Stops tracking contents that another side shows now.
  func sidesChanged(_ sides: [ContentID: Side]) {
    if !tracked.isEmpty { tracked = tracked.filter { $1.side == sides[$0] ?? $1.side } }
  }

  /// Hides contents by their phases, and tracks the phases that this depends on.
  func hideByPhase(_ contents: inout ShownContents, presenter: any ContentPresenting) {
    let hasPhaseRules = contents.arrangement?.hasPhaseRules == true
    guard hasPhaseRules || !tracked.isEmpty else { return }
    let shownBy = Dictionary(
      contents.items.map { ($0.id, StackItem(id: $0.id, kind: $0.kind, side: $0.side)) }
    ) { first, _ in first }
    tracked = tracked.filter { shownBy[$0.key] == $0.value }
    guard hasPhaseRules else { return }
    contents.arrangement?.hideByPhase { response in
      guard tracked[response.id] == nil else { return presenter.phase(of: response.id) }
      tracked[response.id] = shownBy[response.id]
      return withObservationTracking {
        presenter.phase(of: response.id)
      } onChange: { [weak self] in
        // Slots and handlers' outputs are written only on the main actor.
        MainActor.assumeIsolated { self?.phaseChanged(of: response.id) }
      }
    }
  }

  private func phaseChanged(of id: ContentID) {
    tracked[id] = nil
    changes.schedule()
  }
}
