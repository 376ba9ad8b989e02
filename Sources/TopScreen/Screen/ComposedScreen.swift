public import Foundation
public import Observation
public import ScreenDocument

/// One screen, composed from documents: what both the old and the new screen model are made of.
///
/// Every document is taken whole: its contents are delivered in order, contents that are gone are
/// released, and the stack is published once. Rules say in which order, and who is hidden; what they
/// hide is not delivered: see ``ScreenArrangement``. Whoever shows the stack is told the least that changes:
/// see ``attach(_:)``.
@MainActor
@Observable
public final class ComposedScreen {
  /// The title of the last document.
  public private(set) var title: String?
  /// The screen, from top to bottom.
  public private(set) var stack = StackModel()
  /// What the screen as a whole has to show.
  public internal(set) var state = ScreenState.loading
  /// When a content next comes or goes by its time, which ``followTime(on:)`` waits for.
  public internal(set) var nextChange: Date?

  /// The page, spaces and groups that the contents stand in; none but for a block page.
  public private(set) var containers: [ContentContainer] = []

  /// Whether a document is awaited.
  public internal(set) var isLoading = false
  /// The contents that are awaited on their own.
  public internal(set) var loadingContents: Set<ContentID> = []

  /// The actions that the screen's contents may name.
  @ObservationIgnored public let actions: ActionRegistry
  /// The sizes that the screen's views report.
  @ObservationIgnored public let sizes = SizeStore()
  /// The current space of the screen's page, and of its popups.
  @ObservationIgnored public let spaces = SpaceStore()

  /// How the screen orders and hides its contents.
  @ObservationIgnored public let arranger: ScreenArranger

  @ObservationIgnored private(set) var document: ContentDocument?
  /// The contents that were delivered, from top to bottom.
  @ObservationIgnored var responses: [ResponseData] = []
  /// What the stack has of each of them, unless it is hidden.
  @ObservationIgnored var items: [StackItem] = []
  /// `nil` where no rule says anything.
  @ObservationIgnored var arrangement: ScreenArrangement?
  @ObservationIgnored var isStale = false
  @ObservationIgnored weak var presenter: (any ContentPresenting)?
  @ObservationIgnored let now: () -> Date
  @ObservationIgnored let phases = OncePerTurn()
  /// The contents whose phases are tracked, and by whom they are shown, without their versions.
  @ObservationIgnored var tracked: [ContentID: StackItem] = [:]
  /// Called when contents have been delivered that no document brought.
  @ObservationIgnored package var rearranged: () -> Void = {}
  @ObservationIgnored private(set) var repetitions: [RepeatedContent] = []
  /// What has come of single contents that is newer than the document, also of those that are hidden.
  @ObservationIgnored var refreshed: [ContentID: ResponseData] = [:]
  @ObservationIgnored var loads = LoadSequence()
  @ObservationIgnored var followed = 0
  @ObservationIgnored private var waiting: [@MainActor () -> Void] = []
  @ObservationIgnored private var isShowing = false
  /// What has changed since the work began that is at hand.
  @ObservationIgnored private var published: [StackDifference] = []
  @ObservationIgnored private var newSides: [[ContentID: Side]] = []
  @ObservationIgnored var shown: [ContentID: Shown] = [:]
  @ObservationIgnored var hosts: [any AttachedStack] = []

  struct Shown {
    var version: Int
    var place: BlockPlace?
  }

  /// Creates a screen that no document has come to yet.
  ///
  /// - Parameters:
  ///   - actions: The actions that the screen's contents may name.
  ///   - arranger: How the screen orders and hides its contents.
  ///   - now: What time it is, for contents that come and go by it.
  public init(
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    now: @escaping () -> Date = { Date() }
  ) {
    self.actions = actions
    self.arranger = arranger
    self.now = now
    phases.work = { [unowned self] in work { [unowned self] in settle() } }
  }

  /// Shows a document.
  ///
  /// A document shown from inside the delivery of another follows that one, so the newest stays.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than the document shown is not shown, and contents that are newer on their own
  ///     are shown as they are.
  ///   - presenter: Whoever brings responses to what shows them.
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

  /// Shows one content of the screen anew, in its place.
  ///
  /// - Parameters:
  ///   - response: The content; its payload alone counts. One that is not on the screen, or of another
  ///     kind there, is not shown.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than what is shown of the content is not shown.
  ///   - presenter: Whoever brings responses to what shows them.
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
    newSides.append(sides)
    work {}
  }

  /// Notes that a document could not be had: the last one stays, marked stale.
  ///
  /// Noted while a document is being shown, it follows that one.
  public func documentFailed() {
    work { [unowned self] in
      isStale = true
      let newState = document == nil ? ScreenState.failed : .stale
      if state != newState { state = newState }
    }
  }

  /// Notes that one content could not be had anew: what it shows stays, marked stale.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - presenter: Whoever the document was shown through.
  public func contentFailed(_ id: ContentID, through presenter: some ContentPresenting) {
    work { [unowned self] in
      guard shown[id] != nil, presenter.markStale(id) else { return }
      change([id]) { $0.changed(on: $0.side) }
    }
  }

  /// Whether what a load brings of a content is shown.
  func shows(_ response: ResponseData, of load: ScreenLoad) -> Bool {
    place(of: response, from: load) != nil
  }

  /// Where a response belongs, if it is to be shown.
  private func place(of response: ResponseData, from load: ScreenLoad) -> Int? {
    guard shown[response.id] != nil, loads.shows(response.id, of: load) else { return nil }
    let place = responses.firstIndex { $0.id == response.id }
    return place.flatMap { responses[$0].kind == response.kind ? $0 : nil }
  }

  private func changing(_ change: @escaping @MainActor () -> Void) -> StackDifference {
    guard !isShowing else {
      waiting.append(change)
      return .none
    }
    let before = stack
    work(change)
    guard published.count > 1 else { return published.first ?? .none }
    return StackDifference(from: before.items, to: stack.items)
  }

  /// Works, or has work wait until what is at work is done.
  func work(_ change: @escaping @MainActor () -> Void) {
    guard !isShowing else {
      waiting.append(change)
      return
    }
    isShowing = true
    defer { isShowing = false }
    published = []
    waiting.append(change)
    while !waiting.isEmpty || !newSides.isEmpty {
      // A side that is told here is older than whatever still waits to be delivered.
      if newSides.isEmpty { waiting.removeFirst()() } else { takeSides(newSides.removeFirst()) }
    }
  }

  private func showNow(
    _ document: ContentDocument,
    isStale: Bool,
    from load: ScreenLoad,
    through presenter: some ContentPresenting
  ) {
    repetitions = document.contents.repetitions { $0.id }
    refreshed = refreshed.filter { loads.isNewer($0.key, than: load) }
    let contents = contents(of: document)
    let arrangement = arrange(contents, of: document)
    let responses = arrangement?.delivered ?? contents
    var items: [StackItem] = []
    items.reserveCapacity(responses.count)
    var newShown: [ContentID: Shown] = [:]
    newShown.reserveCapacity(responses.count)
    for (response, delivery) in zip(responses, presenter.deliver(responses)) {
      let last = shown[response.id]
      let changes = delivery.changesWhatIsShown || last.map { $0.place != response.place } ?? false
      let version = (last?.version ?? 0) + (changes ? 1 : 0)
      newShown[response.id] = Shown(version: version, place: response.place)
      items.append(
        StackItem(id: response.id, kind: response.kind, side: delivery.side, version: version)
      )
    }
    for id in shown.keys where newShown[id] == nil { presenter.release(id) }

    self.document = document
    self.responses = responses
    self.items = items
    self.arrangement = arrangement
    self.isStale = isStale
    self.presenter = presenter
    shown = newShown
    if containers != document.containers { containers = document.containers }
    if title != document.title { title = document.title }
    settle()
  }

  private func showNow(
    _ response: ResponseData,
    at index: Int,
    through presenter: some ContentPresenting
  ) {
    let response = responses[index].with(response.payload)
    responses[index] = response
    refreshed[response.id] = response
    let delivery = presenter.deliver(response)
    change([response.id]) { item in
      delivery.changesWhatIsShown || delivery.side != item.side
        ? item.changed(on: delivery.side) : item
    }
  }

  private func takeSides(_ sides: [ContentID: Side]) {
    if !tracked.isEmpty { tracked = tracked.filter { $1.side == sides[$0] ?? $1.side } }
    change(sides.keys) { item in
      guard let side = sides[item.id], side != item.side else { return item }
      return item.changed(on: side)
    }
  }

  private func change(
    _ ids: some Collection<ContentID>,
    _ changed: (StackItem) -> StackItem
  ) {
    guard ids.contains(where: { shown[$0] != nil }) else { return }
    let before = items
    let places = indices(of: ids, in: before)
    for place in places {
      items[place] = changed(before[place])
      shown[before[place].id]?.version = items[place].version
    }
    guard arrangement?.hasPhaseRules != true else { return settle() }
    publish(items, StackDifference(from: before, to: items, at: places))
  }

  /// Where contents stand; for one of them ids are compared, which costs less than hashing all.
  private func indices(of ids: some Collection<ContentID>, in items: [StackItem]) -> [Int] {
    if ids.count == 1, let id = ids.first {
      return items.firstIndex { $0.id == id }.map { [$0] } ?? []
    }
    let ids = Set(ids)
    return items.indices.filter { ids.contains(items[$0].id) }
  }

  func publish(_ items: [StackItem], _ difference: StackDifference) {
    guard !difference.changes.isEmpty else { return }
    stack.take(items, by: difference)
    published.append(difference)
    hosts.removeAll { $0.anyHost == nil }
    for host in hosts { host.show(distinct: items, by: difference) }
  }
}
