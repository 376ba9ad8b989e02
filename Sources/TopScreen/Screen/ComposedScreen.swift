public import Observation
public import ScreenDocument

/// One screen, composed from documents: what both the old and the new screen model are made of.
///
/// Every document is taken whole: its contents are delivered in order, contents that are gone are
/// released, and the stack is published once.
@MainActor
@Observable
public final class ComposedScreen {
  /// The title of the last document.
  public private(set) var title: String?
  /// The screen, from top to bottom.
  public private(set) var stack = StackModel()
  /// What the screen as a whole has to show.
  public private(set) var state = ScreenState.loading

  /// The page, spaces and groups that the contents stand in; none but for a block page.
  public private(set) var containers: [ContentContainer] = []

  /// The actions that the screen's contents may name.
  @ObservationIgnored public let actions: ActionRegistry
  /// The sizes that the screen's views report.
  @ObservationIgnored public let sizes = SizeStore()
  /// The current space of the screen's page, and of its popups.
  @ObservationIgnored public let spaces = SpaceStore()

  @ObservationIgnored private var document: ContentDocument?
  @ObservationIgnored private var responses: [ResponseData] = []
  @ObservationIgnored private var waiting: [(document: ContentDocument, isStale: Bool)] = []
  @ObservationIgnored private var isShowing = false
  @ObservationIgnored private var newSides: [ContentID: Side] = [:]
  @ObservationIgnored private var shown: [ContentID: Shown] = [:]

  private struct Shown {
    var version: Int
    var place: BlockPlace?
  }

  /// Creates a screen that no document has come to yet.
  ///
  /// - Parameter actions: The actions that the screen's contents may name.
  public init(actions: ActionRegistry = ActionRegistry()) {
    self.actions = actions
  }

  /// Shows a document.
  ///
  /// A document shown from inside the delivery of another follows that one, so the newest stays.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  ///   - presenter: Whoever brings responses to what shows them.
  /// - Returns: The least that turns the stack shown before into the one shown now; nothing for a
  ///   document that has to wait.
  /// - Complexity: One delivery a content, and O(n log n) for the order.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    isStale: Bool = false,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    guard !isShowing else {
      waiting.append((document, isStale))
      return .none
    }
    isShowing = true
    defer { isShowing = false }
    let before = stack
    let difference = showNow(document, isStale: isStale, through: presenter)
    guard !waiting.isEmpty || !newSides.isEmpty else { return difference }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      _ = showNow(next.document, isStale: next.isStale, through: presenter)
    }
    takeNewSides()
    return StackDifference(from: before.items, to: stack.items)
  }

  private func showNow(
    _ document: ContentDocument,
    isStale: Bool,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    var items: [StackItem] = []
    items.reserveCapacity(document.contents.count)
    var newShown: [ContentID: Shown] = [:]
    newShown.reserveCapacity(document.contents.count)
    let responses = document.contentsOfDistinctIDs
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
    shown = newShown
    var newStack = stack
    let difference = newStack.replace(with: items)
    if !difference.changes.isEmpty { stack = newStack }
    if containers != document.containers { containers = document.containers }
    if title != document.title { title = document.title }
    let newState = isStale ? ScreenState.stale : items.isEmpty ? .empty : .loaded
    if state != newState { state = newState }
    return difference
  }

  /// Notes that other sides show contents, each in its place.
  ///
  /// What comes while a document is being shown is taken in after it.
  ///
  /// - Parameter sides: The side that shows a content now; ids that are not there mean nothing.
  package func rehost(_ sides: [ContentID: Side]) {
    newSides.merge(sides) { _, new in new }
    if !isShowing { takeNewSides() }
  }

  private func takeNewSides() {
    let sides = newSides
    newSides = [:]
    let items = stack.items.map { item in
      guard let side = sides[item.id], side != item.side else { return item }
      let version = item.version + 1
      shown[item.id]?.version = version
      return StackItem(id: item.id, kind: item.kind, side: side, version: version)
    }
    guard items != stack.items else { return }
    _ = stack.replace(with: items)
  }

  /// Notes that a document could not be had: the last one stays, marked stale.
  public func documentFailed() {
    let newState = document == nil ? ScreenState.failed : .stale
    if state != newState { state = newState }
  }

  /// What a content can do, as its last response says.
  ///
  /// - Parameter id: The content's identity on its screen.
  /// - Returns: Its actions, to be performed by ``actions``; none for a content that is not there.
  /// - Complexity: O(contents + members of the content's payload).
  public func actions(of id: ContentID) -> [ContentAction] {
    responses.first { $0.id == id }.map { actions.actions(of: $0).actions } ?? []
  }

  /// Describes the screen as it is now.
  ///
  /// - Parameter presenter: Whoever the document was shown through.
  /// - Returns: The whole screen, as dumps print it.
  public func composition(through presenter: some ContentPresenting) -> ScreenComposition {
    var items: [ScreenComposition.Item] = []
    items.reserveCapacity(responses.count)
    var diagnostics = document?.diagnostics ?? []
    for response in responses {
      let content = presenter.description(of: response)
      diagnostics += content.diagnostics.filter { $0.code != ContentDecodingError.absenceCode }
      let actions = actions.actions(of: response)
      diagnostics += actions.diagnostics
      items.append(
        ScreenComposition.Item(response, content: content, actions: actions.actions)
      )
    }
    let popups = document?.popups ?? []
    return ScreenComposition(
      title: title,
      state: state,
      items: items,
      diagnostics: diagnostics.inDocumentOrder,
      containers: containers + popups.flatMap(\.document.containers),
      hidden: popups.flatMap { popup in
        popup.document.contents.map { response in
          ScreenComposition.Hidden(response, reason: "in the popup '\(popup.id)', not open")
        }
      }
    )
  }
}

extension ContentDocument {
  /// The contents, of which an id that an app gave twice counts once: the first.
  fileprivate var contentsOfDistinctIDs: [ResponseData] {
    var known = Set<ContentID>(minimumCapacity: contents.count)
    return contents.filter { known.insert($0.id).inserted }
  }
}
