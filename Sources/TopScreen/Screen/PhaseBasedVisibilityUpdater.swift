import Observation
import ScreenDocument

/// Hides contents by their phases, and observes these phases, so that the screen hides or shows
/// contents when they change.
@MainActor
final class PhaseBasedVisibilityUpdater {
  private let scheduledOnPhaseChange = WorkOnceInLaterTurn()
  /// The kind and side of each observed content, as an item; the item's version is not used.
  private var observedItems: [ContentID: StackItem] = [:]

  /// Called in a later turn of the main queue when a phase has changed, once for all changes until
  /// then.
  var onPhaseChange: @MainActor () -> Void {
    get { scheduledOnPhaseChange.workInLaterTurn }
    set { scheduledOnPhaseChange.workInLaterTurn = newValue }
  }

  /// Stops observing contents that another side shows now.
  ///
  /// ``updateVisibilityAndObservePhases(of:presenter:)`` observes them again.
  func stopObserving(contentsRehostedTo sides: [ContentID: Side]) {
    if !observedItems.isEmpty {
      observedItems = observedItems.filter { $1.side == sides[$0] ?? $1.side }
    }
  }

  /// Hides contents by their phases, and observes each phase that a rule depends on until its next
  /// change; hides and observes nothing if no rule depends on phases.
  ///
  /// It forgets observed contents that are gone, or whose kind or side has changed.
  func updateVisibilityAndObservePhases(
    of contents: inout DeliveredContents,
    presenter: any ContentPresenting
  ) {
    let hasPhaseRules = contents.arrangementIfRulesApply?.hasPhaseRules == true
    guard hasPhaseRules || !observedItems.isEmpty else { return }
    let currentItems = Dictionary(
      contents.items.map { ($0.id, StackItem(id: $0.id, kind: $0.kind, side: $0.side)) }
    ) { first, _ in first }
    observedItems = observedItems.filter { currentItems[$0.key] == $0.value }
    guard hasPhaseRules else { return }
    contents.arrangementIfRulesApply?.updateVisibilityByPhases { response in
      guard observedItems[response.id] == nil else {
        return presenter.phaseForVisibility(of: response)
      }
      observedItems[response.id] = currentItems[response.id]
      return withObservationTracking {
        presenter.phaseForVisibility(of: response)
      } onChange: { [weak self] in
        // Slots and handlers' outputs are written only on the main actor.
        MainActor.assumeIsolated { self?.phaseChanged(of: response.id) }
      }
    }
  }

  /// Stops observing a content whose phase has changed, and calls ``onPhaseChange`` in a later
  /// turn.
  ///
  /// The next ``updateVisibilityAndObservePhases(of:presenter:)`` observes the content again.
  private func phaseChanged(of id: ContentID) {
    observedItems[id] = nil
    scheduledOnPhaseChange.scheduleForLaterTurn()
  }
}
