import Foundation
public import ScreenDocument

/// Applies the rules of order and visibility.
extension ComposedScreen {
  /// Applies the rules again, after the time, the context or the dismissals have changed.
  ///
  /// Contents that no rule hides any more are delivered, and contents that a rule hides now are
  /// released; no other content is delivered again. Does nothing without a document. If the
  /// document's presenter was released, only ``nextPeriodBoundary`` becomes `nil`. A call during
  /// another change takes effect after it.
  public func rearrange() {
    performNowOrQueue { [unowned self] in rearrangeNow() }
  }

  /// Stores the user's dismissal of a content, and hides the content.
  ///
  /// ``ScreenArranger/dismissals`` stores the name that the content's rule gives to its dismissal,
  /// or the content's id if no rule gives a name. The content is hidden for as long as the store
  /// contains it.
  ///
  /// - Parameter id: The content's identity on its screen; ignored if no such content is delivered.
  public func dismiss(_ id: ContentID) {
    guard let response = contents.responsesTopToBottom.first(where: { $0.id == id }) else { return }
    let names = arranger.rules.visibilityRulesDocumentFirst(of: response).lazy.compactMap {
      $0.dismissalName
    }
    arranger.dismissals.insert(names.first ?? id.rawValue)
    rearrange()
  }

  /// Orders and hides contents by the rules, and publishes ``nextPeriodBoundary``.
  ///
  /// - Returns: The arrangement; `nil` if no rule applies, and ``nextPeriodBoundary`` is then `nil`
  ///   too.
  func arrangeAndPublishNextPeriodBoundary(_ contents: [ResponseData], of document: ContentDocument)
    -> ScreenArrangement?
  {
    let arrangement = arranger.arrangeIfRulesApply(
      contents,
      limits: document.limits,
      now: services.now
    )
    published.setIfDifferent(\.nextPeriodBoundary, to: arrangement?.nextPeriodBoundary)
    return arrangement
  }

  /// Hides contents by their phases, then publishes the screen's state and the stack of all visible
  /// contents.
  func updateVisibilityByPhasesAndPublish() {
    if let presenter = document?.presenter {
      visibilityUpdater.updateVisibilityAndObservePhases(of: &contents, presenter: presenter)
    }
    let visible = contents.visibleItems
    published.setIfDifferent(
      \.state,
      to: screenState(
        withVisibleItemCount: visible.count,
        arrangedBy: contents.arrangementIfRulesApply
      )
    )
    publish(visible, StackDifference(from: stack.items, to: visible))
  }

  /// The arrangement for the current phases of the contents, computed at each read; `nil` if no
  /// rule applies.
  var currentPhaseArrangementIfRulesApply: ScreenArrangement? {
    guard var arrangement = contents.arrangementIfRulesApply, arrangement.hasPhaseRules,
      let presenter = document?.presenter
    else { return contents.arrangementIfRulesApply }
    arrangement.updateVisibilityByPhases { presenter.phaseForVisibility(of: $0) }
    return arrangement
  }

  /// Returns the state of the whole screen for a number of visible items.
  ///
  /// - Parameters:
  ///   - count: The number of visible items, which are perhaps not published yet.
  ///   - arrangement: The arrangement of the contents; `nil` if no rule applies.
  /// - Returns: The state; without a document, the current state.
  func screenState(withVisibleItemCount count: Int, arrangedBy arrangement: ScreenArrangement?)
    -> ScreenState
  {
    guard let document else { return state }
    if document.isStale { return .stale }
    guard count == 0 else { return .loaded }
    // A rule can hide data, which is then not delivered.
    let entries = (arrangement?.entries ?? []).filter {
      !contents.dataOnlyIDs.contains($0.response.id)
        && document.presenter?.isDataOnly($0.response.kind) != true
    }
    guard !entries.isEmpty else { return .empty }
    return entries.contains { $0.reason == .notLoaded } ? .loading : .allHidden
  }

  private func rearrangeNow() {
    guard let document else { return }
    guard let presenter = document.presenter else {
      return published.setIfDifferent(\.nextPeriodBoundary, to: nil)
    }
    let all = document.allContentsWithNewestResponses()
    contents.arrangementIfRulesApply =
      arrangeAndPublishNextPeriodBoundary(all, of: document.document)
    contents.responsesTopToBottom = contents.arrangementIfRulesApply?.responsesToDeliver ?? all
    let ids = Set(contents.responsesTopToBottom.map(\.id))
    for id in contents.versionIndexAndPlaceByID.keys where !ids.contains(id) {
      presenter.release(id)
      contents.versionIndexAndPlaceByID[id] = nil
    }
    let responses = contents.responsesTopToBottom
    let unhidden = responses.filter { contents.versionIndexAndPlaceByID[$0.id] == nil }
    var known = Dictionary(contents.items.map { ($0.id, $0) }) { first, _ in first }
    if !unhidden.isEmpty {
      for (response, delivery) in zip(unhidden, presenter.deliver(unhidden, among: responses)) {
        let item = StackItem(id: response.id, kind: response.kind, side: delivery.side)
        known[response.id] = item
        contents.versionIndexAndPlaceByID[response.id] = DeliveredContents.VersionIndexAndPlace(
          version: item.version,
          index: 0,
          place: response.groupAndAppearance
        )
      }
      onUnhiddenContentsDelivered()
    }
    contents.items = contents.responsesTopToBottom.compactMap { known[$0.id] }
    contents.storeIndicesOfItems()
    contents.dataOnlyIDs = Set(responses.lazy.filter { presenter.isDataOnly($0.kind) }.map(\.id))
    updateVisibilityByPhasesAndPublish()
  }
}
