import Foundation
public import ScreenDocument

/// Rules of order and visibility.
extension ComposedScreen {
  /// Applies the rules again, after the time, the context or the dismissals have changed.
  ///
  /// New contents are delivered and hidden ones released; no other content is delivered again.
  public func rearrange() {
    perform { [unowned self] in rearrangeNow() }
  }

  /// Hides a content that the user has dismissed, for as long as ``ScreenArranger/dismissals``
  /// stores the dismissal.
  ///
  /// - Parameter id: The content's identity on its screen; an unknown one is ignored.
  public func dismiss(_ id: ContentID) {
    guard let response = contents.responses.first(where: { $0.id == id }) else { return }
    let names = arranger.rules.visibilities(of: response).lazy.compactMap { $0.dismissal }
    arranger.dismissals.insert(names.first ?? id.rawValue)
    rearrange()
  }

  /// Arranges contents; returns `nil` if no rule applies.
  func arrange(_ contents: [ResponseData], of document: ContentDocument) -> ScreenArrangement? {
    let arrangement = arranger.arrange(contents, limits: document.limits, now: parts.now)
    published.set(\.nextChange, to: arrangement?.nextChange)
    return arrangement
  }

  /// Hides contents by their phases, and publishes the others.
  func settle() {
    if let presenter = document?.presenter {
      phases.hideByPhase(&contents, presenter: presenter)
    }
    let visible = contents.visible
    published.set(\.state, to: state(showing: visible.count, contents.arrangement))
    publish(visible, StackDifference(from: stack.items, to: visible))
  }

  /// The arrangement for the current phases; `nil` if no rule applies.
  var currentArrangement: ScreenArrangement? {
    guard var arrangement = contents.arrangement, arrangement.hasPhaseRules,
      let presenter = document?.presenter
    else { return contents.arrangement }
    arrangement.hideByPhase { presenter.phase(of: $0.id) }
    return arrangement
  }

  /// Returns the state of the whole screen.
  func state(showing count: Int, _ arrangement: ScreenArrangement?) -> ScreenState {
    guard let document else { return state }
    if document.isStale { return .stale }
    guard count == 0 else { return .loaded }
    let entries = (arrangement?.entries ?? []).filter { !contents.data.contains($0.response.id) }
    guard !entries.isEmpty else { return .empty }
    return entries.contains { $0.reason == .notLoaded } ? .loading : .hidden
  }

  private func rearrangeNow() {
    guard let document, let presenter = document.presenter else { return }
    let all = document.contents()
    contents.arrangement = arrange(all, of: document.document)
    contents.responses = contents.arrangement?.delivered ?? all
    let ids = Set(contents.responses.map(\.id))
    for id in contents.shown.keys where !ids.contains(id) {
      presenter.release(id)
      contents.shown[id] = nil
    }
    let responses = contents.responses
    let coming = responses.filter { contents.shown[$0.id] == nil }
    var known = Dictionary(contents.items.map { ($0.id, $0) }) { first, _ in first }
    if !coming.isEmpty {
      for (response, delivery) in zip(coming, presenter.deliver(coming, among: responses)) {
        let item = StackItem(id: response.id, kind: response.kind, side: delivery.side)
        known[response.id] = item
        contents.shown[response.id] = ShownContents.Shown(
          version: item.version,
          place: response.place
        )
      }
      onRearrange()
    }
    contents.items = contents.responses.compactMap { known[$0.id] }
    contents.data = Set(responses.lazy.filter { presenter.isData($0.kind) }.map(\.id))
    settle()
  }
}
