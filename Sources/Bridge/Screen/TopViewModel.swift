public import Dispatch
public import LegacyRx
public import ScreenDocument
public import TopScreen

/// The old world's home screen: documents in by Rx, contents delivered by the bridge, one stack out.
///
/// It subscribes to its documents once, when it is made, and adds nothing to them. A document that
/// comes off the main queue is brought there and reported. An error keeps the last screen, marked
/// stale.
///
/// After each document the sides that are not shown run in the next turn of the main scheduler, and
/// are compared after ``comparisonDelay``, so that handlers that work in the background have come
/// back. Either takes as many turns as its budget says (``ContentBridge/candidates``).
@MainActor
public final class TopViewModel<UIState: AnyObject> {
  /// The title and the stack, observable.
  public let screen: ComposedScreen
  /// Whoever delivers the contents.
  public let bridge: ContentBridge<UIState>
  /// How long both sides have before they are compared.
  public let comparisonDelay: RxTimeInterval
  /// How many documents came off the main queue.
  public private(set) var offMainDocuments = 0

  let sink: (any ParitySink)?
  /// What the sink is to be told.
  var results = WaitingResults()
  private let journal: (any JournalSink)?
  private let disposeBag = DisposeBag()
  private let refreshes = CompositeDisposable()
  private var refreshKeys: [ScreenLoad: CompositeDisposable.DisposeKey] = [:]
  private let comparisons = CompositeDisposable()
  private lazy var inbox = MainInbox<ScreenEvent> { [weak self] event, isOffMain in
    self?.take(event, isOffMain: isOffMain)
  }

  /// Creates a screen model, and subscribes to its documents.
  ///
  /// - Parameters:
  ///   - documents: The documents to show, each in place of the one before.
  ///   - bridge: Whoever delivers the contents.
  ///   - actions: The actions that contents may name.
  ///   - arranger: How the screen orders and hides its contents; the time is the environment's.
  ///   - sink: Whoever wants to know what came of comparing.
  ///   - journal: Whoever keeps the responses, to be replayed later.
  ///   - comparisonDelay: How long both sides have before they are compared.
  public init(
    documents: Observable<ContentDocument>,
    bridge: ContentBridge<UIState>,
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    sink: (any ParitySink)? = nil,
    journal: (any JournalSink)? = nil,
    comparisonDelay: RxTimeInterval = .milliseconds(100)
  ) {
    let clock = bridge.handlerEnvironment.clock
    screen = ComposedScreen(actions: actions, arranger: arranger) { clock.now }
    self.bridge = bridge
    self.sink = sink
    self.journal = journal
    self.comparisonDelay = comparisonDelay
    comparisons.disposed(by: disposeBag)
    refreshes.disposed(by: disposeBag)
    bridge.rehosted = { [weak screen] sides in screen?.rehost(sides) }
    screen.rearranged = { [weak self] in self?.scheduleComparison() }
    let inbox = inbox
    documents.subscribe(
      onNext: { inbox.send(.document($0, from: nil)) },
      onError: { _ in inbox.send(.failure(of: nil)) }
    )
    .disposed(by: disposeBag)
  }

  /// Loads the document anew, and shows what comes: pull to refresh in the old world.
  ///
  /// It counts as `DocumentShowing.refresh(_:)` does: of several refreshes the one started
  /// last counts, and its document disposes the subscriptions of older ones. An error keeps the last
  /// screen, marked stale. The load is subscribed to once; what it sends off the main queue is brought
  /// there and reported.
  ///
  /// - Parameter load: Loads the document.
  public func refresh(_ load: Observable<ContentDocument>) {
    subscribe(to: load, of: nil) {
      .document($0, from: $1)
    } failure: {
      .failure(of: $0)
    }
  }

  /// Loads one content anew, and shows it in its place: nothing else of the screen is delivered.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - load: Loads the content.
  public func refresh(_ id: ContentID, _ load: Observable<ResponseData>) {
    subscribe(to: load.filter { $0.id == id }, of: id) {
      .content($0, from: $1)
    } failure: {
      .contentFailure(id, of: $0)
    }
  }

  private func subscribe<Loaded>(
    to load: Observable<Loaded>,
    of content: ContentID?,
    _ event: @escaping (Loaded, ScreenLoad) -> ScreenEvent,
    failure: @escaping (ScreenLoad) -> ScreenEvent
  ) {
    let subscription = SingleAssignmentDisposable()
    let number = screen.startLoad(of: content) { [weak self] in self?.dispose($0) }
    refreshKeys[number] = refreshes.insert(subscription)
    let inbox = inbox
    subscription.setDisposable(
      load.subscribe(
        onNext: { inbox.send(event($0, number)) },
        onError: { _ in
          inbox.send(failure(number))
          inbox.send(.end(number))
        },
        onCompleted: { inbox.send(.end(number)) }
      )
    )
  }

  private func dispose(_ load: ScreenLoad) {
    if let key = refreshKeys.removeValue(forKey: load) { refreshes.remove(for: key) }
  }

  /// The whole screen as it is now, as dumps print it.
  ///
  /// What is wrong with its flags is told by ``ContentBridge/stageDiagnostics``.
  public var composition: ScreenComposition {
    var composition = screen.composition(through: bridge)
    if offMainDocuments > 0 {
      composition.diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "offMainDocument",
          path: .root,
          line: nil,
          column: nil,
          message:
            "\(offMainDocuments) documents came off the main queue and were brought there. "
            + "Add observe(on: MainScheduler.instance) before the screen model."
        )
      )
    }
    return composition
  }

  /// Shows a document.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  ///   - load: What brought it; `nil` for what came by itself.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    isStale: Bool = false,
    from load: ScreenLoad? = nil
  ) -> StackDifference {
    if let journal { record(document.contents, in: journal) }
    defer { scheduleComparison() }
    return screen.show(document, isStale: isStale, from: load, through: bridge)
  }

  /// Shows one content anew, in its place.
  ///
  /// - Parameters:
  ///   - response: The content; one that is not on the screen, or of another kind there, is not shown.
  ///   - load: What brought it; `nil` for what came by itself.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  public func show(_ response: ResponseData, from load: ScreenLoad? = nil) -> StackDifference {
    if let journal { record([response], in: journal) }
    defer { scheduleComparison() }
    return screen.show(response, from: load, through: bridge)
  }

  /// Notes that a document could not be had: the last one stays, marked stale.
  public func documentFailed() {
    screen.documentFailed()
  }

  /// Notes that one content could not be had anew: what it shows stays, marked stale.
  ///
  /// - Parameter id: The content's identity on its screen.
  public func contentFailed(_ id: ContentID) {
    screen.contentFailed(id, through: bridge)
  }

  private func take(_ event: ScreenEvent, isOffMain: Bool) {
    if isOffMain, !event.isEnd { offMainDocuments += 1 }
    switch event {
    case .document(let document, let load):
      if let load, !screen.showsDocument(of: load) { return }
      show(document, isStale: load.map(screen.hasFailed(since:)) ?? false, from: load)
    case .content(let response, let load):
      if screen.shows(response.id, of: load) { show(response, from: load) }
    case .failure(let load):
      if load.map(screen.failDocument(of:)) ?? true { documentFailed() }
    case .contentFailure(let id, let load):
      if screen.shows(id, of: load) { contentFailed(id) }
    case .end(let load):
      dispose(load)
      screen.endLoad(load)
    }
  }

  private func record(_ responses: [ResponseData], in journal: any JournalSink) {
    let clock = bridge.handlerEnvironment.clock
    let context = JournalContext(
      moment: clock.now,
      timeZone: clock.timeZone,
      locale: clock.locale
    )
    journal.record(JournalLine(context: context, responses: responses))
  }

  func schedule(
    after delay: RxTimeInterval,
    _ action: @escaping @MainActor @Sendable (TopViewModel) -> Void
  ) {
    let scheduled = SingleAssignmentDisposable()
    let key = comparisons.insert(scheduled)
    scheduled.setDisposable(
      bridge.handlerEnvironment.mainScheduler.scheduleOnMain(after: delay) { [weak self] in
        guard let self else { return }
        if let key { comparisons.remove(for: key) }
        action(self)
      }
    )
  }
}

extension TopViewModel: DocumentShowing {}
