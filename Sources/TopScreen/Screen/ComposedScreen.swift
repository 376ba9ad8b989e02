public import Foundation
public import Observation
public import ScreenDocument

/// One screen, composed from documents: its stack of contents, its state, and its loads.
///
/// The screen models of both sides use it.
///
/// Every document is applied as a whole: its contents are delivered in order, contents that are not
/// in it any more are released, and the stack is published once. Rules decide the order and which
/// contents are hidden; a content that a rule hides is not delivered, see ``ScreenArranger``.
/// Hosts receive the smallest change, see ``attach(_:)``.
@MainActor
public final class ComposedScreen: Observable {
  let published = ObservableScreenProperties()
  var services: ScreenServices
  var document: ShownDocument?
  var contents = DeliveredContents()
  var hostedStacks: [any ErasedHostedStack] = []
  var loads = LoadTracker()
  let visibilityUpdater = PhaseBasedVisibilityUpdater()
  private var changeQueue = ScreenChangeQueue()

  /// Creates a screen without a document.
  ///
  /// - Parameters:
  ///   - actions: The actions that contents may use.
  ///   - arranger: Orders and hides the contents.
  ///   - now: Returns the current time, for the periods of rules.
  public init(
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    now: @escaping () -> Date = { Date() }
  ) {
    services = ScreenServices(actions: actions, arranger: arranger, now: now)
    // Weak: a screen that is released on another thread may still have changes pending.
    visibilityUpdater.onPhaseChange = { [weak self] in
      self?.performNowOrQueue { [weak self] in self?.updateVisibilityByPhasesAndPublish() }
    }
  }

  /// The title of the last document; `nil` before the first one, and for a document without a
  /// title.
  public var title: String? { published.title }
  /// The stack of visible contents, from top to bottom.
  public var stack: StackModel { published.stack }
  /// The state of the whole screen.
  public var state: ScreenState { published.state }
  /// The next moment at which a rule's period begins or ends; `nil` if there is none.
  ///
  /// ``followTime(on:)`` waits for it.
  public var nextPeriodBoundary: Date? { published.nextPeriodBoundary }
  /// The page, spaces and groups that contain the contents; empty unless the screen is a block
  /// page.
  public var containers: [ContentContainer] { published.containers }
  /// Whether a load of a document is running.
  public var isLoadingDocument: Bool { published.isLoadingDocument }
  /// The contents that are being refreshed separately from a document.
  public var loadingContents: Set<ContentID> { published.loadingContents }

  /// The actions that contents may use.
  public var actions: ActionRegistry { services.actions }
  /// The sizes that the screen's views report.
  public var sizes: MeasuredSizeStore { services.sizes }
  /// The current space of the screen's page, and of its popups.
  public var spaces: SpaceSelections { services.spaces }
  /// Orders and hides the contents.
  public var arranger: ScreenArranger { services.arranger }

  /// Called after ``rearrange()`` has delivered contents that no rule hides any more, before the
  /// stack is published.
  package var onUnhiddenContentsDelivered: () -> Void {
    get { services.onUnhiddenContentsDelivered }
    set { services.onUnhiddenContentsDelivered = newValue }
  }

  /// Shows a document in place of the previous one.
  ///
  /// If this is called during another change, such as the delivery of a document, it takes effect
  /// after that change. Of several contents with one id, only the first is shown.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document could not be loaded, or is still loading.
  ///   - load: The load of the document; `nil` for a document without a request, which counts as
  ///     requested now. A load older than the current document's is ignored; contents with a newer
  ///     response of their own keep it.
  ///   - presenter: Routes responses to the views that show them.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect later.
  /// - Complexity: One delivery for each content, and O(n log n) for the order.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    isStale: Bool = false,
    from load: ScreenLoad? = nil,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    show(document, isStale: isStale, from: load, through: presenter) {}
  }

  /// Replaces the response of one content, which keeps its place.
  ///
  /// If this is called during another change, such as the delivery of a document, it takes effect
  /// after that change.
  ///
  /// - Parameters:
  ///   - response: The content's response; only its payload is used. A content that is not on the
  ///     screen, or has another kind there, is ignored.
  ///   - load: The load of the response; `nil` for a response without a request, which counts as
  ///     requested now. A load older than the current document or the content's current response is
  ///     ignored.
  ///   - presenter: Routes responses to the views that show them.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect later.
  /// - Complexity: One delivery, and O(n) in the number of contents.
  @discardableResult
  public func show(
    _ response: ResponseData,
    from load: ScreenLoad? = nil,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    show(response, from: load, through: presenter) {}
  }

  /// Changes the sides that show contents; each content keeps its place.
  ///
  /// A call during another change, such as the delivery of a document, takes effect after it.
  ///
  /// - Parameter sides: The new side of each content; unknown ids are ignored.
  package func rehost(_ sides: [ContentID: Side]) {
    changeQueue.add(sides: sides)
    performWaitingChanges()
  }

  /// Handles a failed load of a document: the last document stays, marked stale; a screen without a
  /// document becomes ``ScreenState/failed``.
  ///
  /// A call during another change, such as the delivery of a document, takes effect after it.
  public func documentFailed() {
    performNowOrQueue { [unowned self] in
      document?.isStale = true
      published.setIfDifferent(\.state, to: document == nil ? .failed : .stale)
    }
  }

  /// Marks one content as stale after a failed reload; its value stays.
  ///
  /// A content keeps its phase if it has no valid response, if its last response failed, or if a
  /// legacy handler shows it. An unknown id is ignored.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - presenter: The presenter that the document was shown with.
  public func contentReloadFailed(_ id: ContentID, through presenter: some ContentPresenting) {
    performNowOrQueue { [unowned self] in
      guard contents.versionIndexAndPlaceByID[id] != nil, presenter.markStaleReportingChange(id)
      else {
        return
      }
      changeItemsAndPublish(of: [id]) { $0.withNextVersion(on: $0.side) }
    }
  }

  /// Performs a change and returns the difference of the stack; during another change, queues it
  /// and returns the empty difference.
  func performReturningDifference(_ change: @escaping @MainActor () -> Void)
    -> StackDifference
  {
    guard !changeQueue.isPerforming else {
      changeQueue.add(change)
      return .none
    }
    let stackBefore = stack
    performNowOrQueue(change)
    guard changeQueue.differencesPublishedWhilePerforming.count > 1 else {
      return changeQueue.differencesPublishedWhilePerforming.first ?? .none
    }
    return StackDifference(from: stackBefore.items, to: stack.items)
  }

  /// Performs a change now, or after the change that is being performed.
  func performNowOrQueue(_ change: @escaping @MainActor () -> Void) {
    changeQueue.add(change)
    performWaitingChanges()
  }

  private func performWaitingChanges() {
    guard !changeQueue.isPerforming else { return }
    changeQueue.beginPerforming()
    defer { changeQueue.endPerforming() }
    while let next = changeQueue.takeNextSidesFirst() {
      switch next {
      case .perform(let change): change()
      case .sides(let sides): rehostNow(sides)
      }
    }
  }

  func showNow(
    _ document: ContentDocument,
    isStale: Bool,
    from load: ScreenLoad,
    through presenter: some ContentPresenting
  ) {
    let newDocument = ShownDocument(
      document: document,
      repetitions: document.contents.repetitions { $0.id },
      presenter: presenter,
      newerResponses: self.document?.newerResponses
        .filter { loads.hasNewerResponse(of: $0.key, than: load) } ?? [:],
      isStale: isStale
    )
    let all = newDocument.allContentsWithNewestResponses()
    let arrangement = arrangeAndPublishNextPeriodBoundary(all, of: document)
    var new = DeliveredContents(
      responsesTopToBottom: arrangement?.responsesToDeliver ?? all,
      arrangementIfRulesApply: arrangement
    )
    new.items.reserveCapacity(new.responsesTopToBottom.count)
    new.versionIndexAndPlaceByID.reserveCapacity(new.responsesTopToBottom.count)
    for (response, delivery) in zip(
      new.responsesTopToBottom,
      presenter.deliver(new.responsesTopToBottom)
    ) {
      let last = contents.versionIndexAndPlaceByID[response.id]
      let changes =
        delivery.changesOutput || last.map { $0.place != response.groupAndAppearance } ?? false
      let version = (last?.version ?? 0) + (changes ? 1 : 0)
      new.versionIndexAndPlaceByID[response.id] = DeliveredContents.VersionIndexAndPlace(
        version: version,
        index: new.items.count,
        place: response.groupAndAppearance
      )
      if presenter.isDataOnly(response.kind) { new.dataOnlyIDs.insert(response.id) }
      new.items.append(
        StackItem(id: response.id, kind: response.kind, side: delivery.side, version: version)
      )
    }
    for id in contents.versionIndexAndPlaceByID.keys where new.versionIndexAndPlaceByID[id] == nil {
      presenter.release(id)
    }

    self.document = newDocument
    contents = new
    published.setIfDifferent(\.containers, to: document.containers)
    published.setIfDifferent(\.title, to: document.title)
    updateVisibilityByPhasesAndPublish()
  }

  /// Replaces the body of the response at an index in `responsesTopToBottom` by that of a newer
  /// one, delivers it, and publishes the stack.
  func showNow(
    _ response: ResponseData,
    at index: Int,
    through presenter: some ContentPresenting
  ) {
    let response = contents.responsesTopToBottom[index].with(bodyOf: response)
    contents.responsesTopToBottom[index] = response
    document?.newerResponses[response.id] = response
    let delivery = presenter.deliver(response)
    changeItemsAndPublish(of: [response.id]) { item in
      delivery.changesOutput || delivery.side != item.side
        ? item.withNextVersion(on: delivery.side) : item
    }
  }

  private func rehostNow(_ sides: [ContentID: Side]) {
    visibilityUpdater.stopObserving(contentsRehostedTo: sides)
    changeItemsAndPublish(of: sides.keys) { item in
      guard let side = sides[item.id], side != item.side else { return item }
      return item.withNextVersion(on: side)
    }
  }

  /// Replaces the items of some contents by the results of a function, and publishes the stack;
  /// unknown ids are ignored.
  private func changeItemsAndPublish(
    of ids: some Collection<ContentID>,
    by changed: (StackItem) -> StackItem
  ) {
    guard ids.contains(where: { contents.versionIndexAndPlaceByID[$0] != nil }) else { return }
    let (places, before) = contents.replaceItems(of: ids, by: changed)
    guard contents.arrangementIfRulesApply?.hasPhaseRules != true, contents.dataOnlyIDs.isEmpty
    else {
      return updateVisibilityByPhasesAndPublish()
    }
    publish(contents.items, StackDifference(from: before, to: contents.items, at: places))
  }

  /// Publishes items as the stack and updates the hosts; does nothing if the difference is empty.
  func publish(_ items: [StackItem], _ difference: StackDifference) {
    guard !difference.changes.isEmpty else { return }
    published.stack.replace(with: items, knownDifference: difference)
    changeQueue.recordAlreadyPublished(difference)
    hostedStacks.removeAll { $0.anyHost == nil }
    for stack in hostedStacks { stack.show(distinct: items, differenceFromPrevious: difference) }
  }
}
