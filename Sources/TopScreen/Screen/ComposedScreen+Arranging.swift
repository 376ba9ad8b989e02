import Foundation
import Observation
public import ScreenDocument

/// Rules of order and visibility, brought to what is shown.
extension ComposedScreen {
  /// Decides anew which contents are there, since the time, the context or what is dismissed has changed.
  ///
  /// Contents that come are delivered, those that go are released, and nothing else is delivered again.
  public func rearrange() {
    work { [unowned self] in rearrangeNow() }
  }

  /// Hides a content that the user has dismissed, for as long as ``ScreenArranger/dismissals`` keeps that.
  ///
  /// - Parameter id: The content's identity on its screen; one that is not there means nothing.
  public func dismiss(_ id: ContentID) {
    guard let response = responses.first(where: { $0.id == id }) else { return }
    let names = arranger.rules.visibilities(of: response).lazy.compactMap { $0.dismissal }
    arranger.dismissals.insert(names.first ?? id.rawValue)
    rearrange()
  }

  /// Arranges contents; `nil` where no rule says anything of them.
  func arrange(_ contents: [ResponseData], of document: ContentDocument) -> ScreenArrangement? {
    let arrangement = arranger.arrange(contents, limits: document.limits, now: now)
    if nextChange != arrangement?.nextChange { nextChange = arrangement?.nextChange }
    return arrangement
  }

  /// Hides what phases hide, and publishes what is left.
  func settle() {
    hideByPhase()
    let visible = arrangement.map { $0.visible(of: items) } ?? items
    let newState = state(showing: visible.count, arrangement)
    if state != newState { state = newState }
    publish(visible, StackDifference(from: stack.items, to: visible))
  }

  /// The arrangement as phases are now, where that matters.
  var currentArrangement: ScreenArrangement? {
    guard var arrangement, arrangement.hasPhaseRules, let presenter else { return arrangement }
    arrangement.hideByPhase { presenter.phase(of: $0.id) }
    return arrangement
  }

  /// What the screen as a whole has to show.
  func state(showing count: Int, _ arrangement: ScreenArrangement?) -> ScreenState {
    guard document != nil else { return state }
    if isStale { return .stale }
    guard count == 0 else { return .loaded }
    guard let arrangement, !arrangement.entries.isEmpty else { return .empty }
    return arrangement.entries.contains { $0.reason == .notLoaded } ? .loading : .hidden
  }

  /// Hides what phases hide, and has each phase that matters tracked once for as long as one side shows
  /// the content, however often the screen is arranged.
  private func hideByPhase() {
    let hasPhaseRules = arrangement?.hasPhaseRules == true
    guard hasPhaseRules || !tracked.isEmpty, let presenter else { return }
    let shownBy = Dictionary(
      items.map { ($0.id, StackItem(id: $0.id, kind: $0.kind, side: $0.side)) }
    ) { first, _ in first }
    tracked = tracked.filter { shownBy[$0.key] == $0.value }
    guard hasPhaseRules else { return }
    arrangement?.hideByPhase { response in
      guard tracked[response.id] == nil else { return presenter.phase(of: response.id) }
      tracked[response.id] = shownBy[response.id]
      return withObservationTracking {
        presenter.phase(of: response.id)
      } onChange: { [weak self] in
        // Slots and handlers' outputs are written on the main actor alone.
        MainActor.assumeIsolated { self?.phaseChanged(of: response.id) }
      }
    }
  }

  private func phaseChanged(of id: ContentID) {
    tracked[id] = nil
    phases.schedule()
  }

  private func rearrangeNow() {
    guard let document, let presenter else { return }
    let contents = contents(of: document)
    arrangement = arrange(contents, of: document)
    responses = arrangement?.delivered ?? contents
    let ids = Set(responses.map(\.id))
    for id in shown.keys where !ids.contains(id) {
      presenter.release(id)
      shown[id] = nil
    }
    let coming = responses.filter { shown[$0.id] == nil }
    var known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    if !coming.isEmpty {
      for (response, delivery) in zip(coming, presenter.deliver(coming, among: responses)) {
        let item = StackItem(id: response.id, kind: response.kind, side: delivery.side)
        known[response.id] = item
        shown[response.id] = Shown(version: item.version, place: response.place)
      }
      rearranged()
    }
    items = responses.compactMap { known[$0.id] }
    settle()
  }
}
