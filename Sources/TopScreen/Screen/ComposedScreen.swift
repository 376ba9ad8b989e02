public import Foundation
public import Observation
public import ScreenDocument

/// One screen, composed from documents: what both the old and the new screen model are made of.
///
/// Every document is taken whole: its contents are delivered in order, contents that are gone are
/// released, and the stack is published once. Rules say in which order, and which are hidden; what they
/// hide is not delivered: see `ScreenArrangement`. Hosts receive the least that changes: see
/// ``attach(_:)``.
@MainActor
public final class ComposedScreen: Observable {
  let published = PublishedScreen()
  var parts: ScreenParts
  var document: ShownDocument?
  var contents = ShownContents()
  var hosts: [any AttachedStack] = []
  var loads = LoadSequence()
  let phases = PhaseTracker()
  private var work = ScreenWork()

  /// Creates a screen that no document has come to yet.
  ///
  /// - Parameters:
  ///   - actions: The actions that the screen's contents may name.
  ///   - arranger: How the screen orders and hides its contents.
  ///   - now: The time, for contents that come and go by it.
  public init(
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    now: @escaping () -> Date = { Date() }
  ) {
    parts = ScreenParts(actions: actions, arranger: arranger, now: now)
    phases.onChange = { [unowned self] in perform { [unowned self] in settle() } }
  }

  /// The title of the last document.
  public var title: String? { published.title }
  /// The screen, from top to bottom.
  public var stack: StackModel { published.stack }
  /// What the screen as a whole has to show.
  public var state: ScreenState { published.state }
  /// The next moment at which a content comes or goes, which ``followTime(on:)`` waits for.
  public var nextChange: Date? { published.nextChange }
  /// The page, spaces and groups that the contents stand in; none but for a block page.
  public var containers: [ContentContainer] { published.containers }
  /// Whether a document is awaited.
  public var isLoading: Bool { published.isLoading }
  /// The contents that are awaited on their own.
  public var loadingContents: Set<ContentID> { published.loadingContents }

  /// The actions that the screen's contents may name.
  public var actions: ActionRegistry { parts.actions }
  /// The sizes that the screen's views report.
  public var sizes: SizeStore { parts.sizes }
  /// The current space of the screen's page, and of its popups.
  public var spaces: SpaceStore { parts.spaces }
  /// How the screen orders and hides its contents.
  public var arranger: ScreenArranger { parts.arranger }

  /// Called when contents have been delivered that no document brought.
  package var onRearrange: () -> Void {
    get { parts.onRearrange }
    set { parts.onRearrange = newValue }
  }

  /// Shows a document.
  ///
  /// A document shown from inside the delivery of another follows that one, so the newest stays.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than the current document is ignored, and contents that are newer on their own
  ///     are shown as they are.
  ///   - presenter: Routes responses to the views that show them.
  /// - Returns: The least that turns the stack shown before into the one shown now; nothing for a
  ///   document that has to wait.
  /// - Complexity: One delivery a content, and O(n log n) for the order.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    isStale: Bool = false,
    from load: ScreenLoad? = nil,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    let load = load ?? loads.next()
    return changing { [unowned self] in
      guard loads.showsDocument(of: load) else { return }
      showNow(document, isStale: isStale, from: load, through: presenter)
      endOvertaken(loads.showDocument(of: load))
    }
  }

  /// Replaces the response of one content, which keeps its place.
  ///
  /// - Parameters:
  ///   - response: The content; its payload alone counts. One that is not on the screen, or of another
  ///     kind there, is ignored.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than the content's current response is ignored.
  ///   - presenter: Routes responses to the views that show them.
  /// - Returns: The least that turns the stack shown before into the one shown now; nothing for a
  ///   content that has to wait.
  /// - Complexity: One delivery, and O(n) in the number of contents.
  @discardableResult
  public func show(
    _ response: ResponseData,
    from load: ScreenLoad? = nil,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    let load = load ?? loads.next()
    return changing { [unowned self] in
      guard let place = place(of: response, from: load) else { return }
      showNow(response, at: place, through: presenter)
      endOvertaken(loads.show(response.id, of: load))
    }
  }

  /// Notes that other sides show contents, each in its place.
  ///
  /// What comes while a document is being shown is taken in after it.
  ///
  /// - Parameter sides: The side that shows a content now; ids that are not there mean nothing.
  package func rehost(_ sides: [ContentID: Side]) {
    work.add(sides)
    performWaiting()
  }

  /// Notes that a document could not be had: the last one stays, marked stale.
  ///
  /// Noted while a document is being shown, it follows that one.
  public func documentFailed() {
    perform { [unowned self] in
      document?.isStale = true
      published.set(\.state, to: document == nil ? .failed : .stale)
    }
  }

  /// Marks one content as stale after a failed reload; its value stays.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - presenter: The presenter that the document was shown with.
  public func contentFailed(_ id: ContentID, through presenter: some ContentPresenting) {
    perform { [unowned self] in
      guard contents.shown[id] != nil, presenter.markStale(id) else { return }
      change([id]) { $0.changed(on: $0.side) }
    }
  }

  /// Whether what a load brings of a content is shown.
  func shows(_ response: ResponseData, of load: ScreenLoad) -> Bool {
    place(of: response, from: load) != nil
  }

  /// Where a response belongs, if it is to be shown.
  private func place(of response: ResponseData, from load: ScreenLoad) -> Int? {
    guard contents.shown[response.id] != nil, loads.shows(response.id, of: load) else {
      return nil
    }
    let place = contents.responses.firstIndex { $0.id == response.id }
    return place.flatMap { contents.responses[$0].kind == response.kind ? $0 : nil }
  }

  private func changing(_ change: @escaping @MainActor () -> Void) -> StackDifference {
    guard !work.isRunning else {
      work.add(change)
      return .none
    }
    let before = stack
    perform(change)
    guard work.published.count > 1 else { return work.published.first ?? .none }
    return StackDifference(from: before.items, to: stack.items)
  }

  /// Performs a change, after the one that runs.
  func perform(_ change: @escaping @MainActor () -> Void) {
    work.add(change)
    performWaiting()
  }

  private func performWaiting() {
    guard !work.isRunning else { return }
    work.begin()
    defer { work.end() }
    while let next = work.next() {
      switch next {
      case .change(let change): change()
      case .sides(let sides): takeSides(sides)
      }
    }
  }

  private func showNow(
    _ document: ContentDocument,
    isStale: Bool,
    from load: ScreenLoad,
    through presenter: some ContentPresenting
  ) {
    let newDocument = ShownDocument(
      document: document,
      repetitions: document.contents.repetitions { $0.id },
      presenter: presenter,
      refreshed: self.document?.refreshed.filter { loads.isNewer($0.key, than: load) } ?? [:],
      isStale: isStale
    )
    let all = newDocument.contents()
    let arrangement = arrange(all, of: document)
    var new = ShownContents(responses: arrangement?.delivered ?? all, arrangement: arrangement)
    new.items.reserveCapacity(new.responses.count)
    new.shown.reserveCapacity(new.responses.count)
    for (response, delivery) in zip(new.responses, presenter.deliver(new.responses)) {
      let last = contents.shown[response.id]
      let changes = delivery.changesOutput || last.map { $0.place != response.place } ?? false
      let version = (last?.version ?? 0) + (changes ? 1 : 0)
      new.shown[response.id] = ShownContents.Shown(version: version, place: response.place)
      if presenter.isData(response.kind) { new.data.insert(response.id) }
      new.items.append(
        StackItem(id: response.id, kind: response.kind, side: delivery.side, version: version)
      )
    }
    for id in contents.shown.keys where new.shown[id] == nil { presenter.release(id) }

    self.document = newDocument
    contents = new
    published.set(\.containers, to: document.containers)
    published.set(\.title, to: document.title)
    settle()
  }

  private func showNow(
    _ response: ResponseData,
    at index: Int,
    through presenter: some ContentPresenting
  ) {
    let response = contents.responses[index].with(responseOf: response)
    contents.responses[index] = response
    document?.refreshed[response.id] = response
    let delivery = presenter.deliver(response)
    change([response.id]) { item in
      delivery.changesOutput || delivery.side != item.side
        ? item.changed(on: delivery.side) : item
    }
  }

  private func takeSides(_ sides: [ContentID: Side]) {
    phases.sidesChanged(sides)
    change(sides.keys) { item in
      guard let side = sides[item.id], side != item.side else { return item }
      return item.changed(on: side)
    }
  }

  private func change(
    _ ids: some Collection<ContentID>,
    _ changed: (StackItem) -> StackItem
  ) {
    guard ids.contains(where: { contents.shown[$0] != nil }) else { return }
    let (places, before) = contents.change(ids, changed)
    guard contents.arrangement?.hasPhaseRules != true, contents.data.isEmpty else {
      return settle()
    }
    publish(contents.items, StackDifference(from: before, to: contents.items, at: places))
  }

  func publish(_ items: [StackItem], _ difference: StackDifference) {
    guard !difference.changes.isEmpty else { return }
    published.stack.take(items, by: difference)
    work.add(difference)
    hosts.removeAll { $0.anyHost == nil }
    for host in hosts { host.show(distinct: items, by: difference) }
  }
}
