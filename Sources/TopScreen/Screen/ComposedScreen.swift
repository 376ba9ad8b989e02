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

  @ObservationIgnored private var document: ContentDocument?
  @ObservationIgnored private var responses: [ResponseData] = []
  @ObservationIgnored private var waiting: [ContentDocument] = []
  @ObservationIgnored private var isShowing = false
  @ObservationIgnored private var versions: [ContentID: Int] = [:]

  /// Creates a screen that no document has come to yet.
  public init() {}

  /// Shows a document.
  ///
  /// A document shown from inside the delivery of another follows that one, so the newest stays.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - presenter: Whoever brings responses to what shows them.
  /// - Returns: The least that turns the stack shown before into the one shown now; nothing for a
  ///   document that has to wait.
  /// - Complexity: One delivery a content, and O(n log n) for the order.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    guard !isShowing else {
      waiting.append(document)
      return .none
    }
    isShowing = true
    defer { isShowing = false }
    let before = stack
    let difference = showNow(document, through: presenter)
    guard !waiting.isEmpty else { return difference }
    while !waiting.isEmpty { _ = showNow(waiting.removeFirst(), through: presenter) }
    return StackDifference(from: before.items, to: stack.items)
  }

  private func showNow(
    _ document: ContentDocument,
    through presenter: some ContentPresenting
  ) -> StackDifference {
    var items: [StackItem] = []
    items.reserveCapacity(document.contents.count)
    var responses: [ResponseData] = []
    responses.reserveCapacity(document.contents.count)
    var newVersions: [ContentID: Int] = [:]
    newVersions.reserveCapacity(document.contents.count)
    for response in document.contents where newVersions[response.id] == nil {
      let delivery = presenter.deliver(response)
      let version = (versions[response.id] ?? 0) + (delivery.changesWhatIsShown ? 1 : 0)
      newVersions[response.id] = version
      responses.append(response)
      items.append(
        StackItem(id: response.id, kind: response.kind, side: delivery.side, version: version)
      )
    }
    for id in versions.keys where newVersions[id] == nil { presenter.release(id) }

    self.document = document
    self.responses = responses
    versions = newVersions
    var newStack = stack
    let difference = newStack.replace(with: items)
    if !difference.changes.isEmpty { stack = newStack }
    if title != document.title { title = document.title }
    let newState = items.isEmpty ? ScreenState.empty : .loaded
    if state != newState { state = newState }
    return difference
  }

  /// Notes that a document could not be had: the last one stays, marked stale.
  public func documentFailed() {
    let newState = document == nil ? ScreenState.failed : .stale
    if state != newState { state = newState }
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
      items.append(ScreenComposition.Item(response, content: content))
    }
    return ScreenComposition(
      title: title,
      state: state,
      items: items,
      diagnostics: diagnostics.inDocumentOrder
    )
  }
}

extension [Diagnostic] {
  /// Sorted by line and column; those without a place come last, in the order given.
  fileprivate var inDocumentOrder: [Diagnostic] {
    enumerated()
      .sorted { one, other in
        let left = (one.element.line ?? .max, one.element.column ?? .max, one.offset)
        return left < (other.element.line ?? .max, other.element.column ?? .max, other.offset)
      }
      .map(\.element)
  }
}
