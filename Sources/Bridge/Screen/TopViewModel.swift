public import Parity
public import ScreenDocument
import StrictJSON
public import TopScreen

/// The model of the legacy home screen: it receives documents from a stream, delivers their
/// contents through the bridge, and composes one stack.
///
/// It subscribes to its documents once, when it is created. A document that arrives off the main
/// queue is shown on the main queue and counted (``offMainArrivalCount``). After an error of the
/// stream, the last screen stays and is marked stale; without a document, the screen is `failed`.
/// The end of the stream changes nothing.
///
/// After each document, candidates run in the next turn of the main scheduler, and are compared
/// after ``comparisonDelay``. A content whose side is still at work then waits until it has settled
/// (``CandidateBudget/settlingTime``). Running and comparing each use as many turns as their budget
/// requires (``ContentBridge/candidates``).
@MainActor
public final class TopViewModel<UIState: AnyObject> {
  /// The observable screen: its title, stack and state.
  public let screen: ComposedScreen
  /// The bridge that delivers the contents.
  public let bridge: ContentBridge<UIState>
  /// The number of documents, single contents and errors that arrived off the main queue, also of
  /// those that were ignored.
  public private(set) var offMainArrivalCount = 0

  let comparisons: ComparisonLoop<UIState>
  private let journal: ScreenJournal?
  private var documentsSubscription: Cancellation?
  private var loadSubscriptions: [ScreenLoad: CancellationBox] = [:]
  private lazy var inbox = MainInbox<LoadingEvent> { [weak self] event, isOffMain in
    self?.handle(event, arrivedOffMain: isOffMain)
  }

  /// Creates a screen model, and subscribes to its documents.
  ///
  /// - Parameters:
  ///   - documents: The documents to show, each replacing the previous one: an `Observable`, or any
  ///     other ``ValueSource``.
  ///   - bridge: The bridge that delivers the contents.
  ///   - actions: The actions that contents may name.
  ///   - arranger: Orders and hides the contents of the screen; it reads the time of the bridge's
  ///     environment.
  ///   - sink: Receives the comparison results; `nil` to report none.
  ///   - journal: Receives the shown responses and the actions, to be replayed later; `nil` to
  ///     record none.
  ///   - comparisonDelay: The minimum time between the moment when the last waiting candidate has
  ///     run and the comparison.
  public init(
    documents: some ValueSource<ContentDocument>,
    bridge: ContentBridge<UIState>,
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    sink: (any ParitySink)? = nil,
    journal: (any JournalSink)? = nil,
    comparisonDelay: Duration = .milliseconds(100)
  ) {
    let clock = bridge.environment.clock
    screen = ComposedScreen(actions: actions, arranger: arranger) { clock.now }
    self.bridge = bridge
    self.journal = journal.map(ScreenJournal.init)
    comparisons = ComparisonLoop(of: bridge, reportingTo: sink, delay: comparisonDelay)
    bridge.onSideChange = { [weak screen] sides in screen?.rehost(sides) }
    screen.onUnhiddenContentsDelivered = { [comparisons] in comparisons.scheduleComparisons() }
    let inbox = inbox
    documentsSubscription = documents.subscribe(
      next: { inbox.send(.document($0, from: nil)) },
      failed: { _ in inbox.send(.documentFailure(of: nil)) },
      completed: {}
    )
  }

  /// The minimum time between the moment when the last waiting candidate has run and the
  /// comparison.
  public var comparisonDelay: Duration { comparisons.delayBeforeComparison }

  /// The number of comparison results that were dropped because the sink was too slow: while 4,096
  /// results and ends of turns wait for it, the results of further turns are dropped.
  public var droppedComparisonResultCount: Int { comparisons.droppedResultCount }

  /// Loads the document again, and shows each document that the load sends; for pull to refresh in
  /// legacy code.
  ///
  /// The load is subscribed to once. Documents and errors that arrive off the main queue are
  /// handled on the main queue, and counted in ``offMainArrivalCount``.
  ///
  /// After an error the last document stays, marked stale; a screen without a document becomes
  /// `failed`. As soon as a document is shown that the documents' sequence emits later, or that a
  /// later load returns, this load is cancelled, and its result is ignored.
  ///
  /// - Parameter load: Loads the document.
  public func refresh(_ load: some ValueSource<ContentDocument>) {
    subscribe(to: load, of: nil) {
      .document($0, from: $1)
    } failure: {
      .documentFailure(of: $0)
    }
  }

  /// Loads one content again, and shows each response that the load sends in the content's place;
  /// no other content is delivered.
  ///
  /// After an error the content's value stays. A shown slot that is filled and has not failed is
  /// marked stale; a content that a handler shows is not. A response is ignored if the content is
  /// not on the screen, or has another kind there. As soon as a newer document or a newer response
  /// of the content from another load is shown, this load is cancelled, and its result is ignored.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - load: Loads the content; responses of other contents are ignored.
  public func refresh(_ id: ContentID, _ load: some ValueSource<ResponseData>) {
    subscribe(to: load, of: id) {
      $0.id == id ? .content($0, from: $1) : nil
    } failure: {
      .contentFailure(id, of: $0)
    }
  }

  private func subscribe<Loaded>(
    to load: some ValueSource<Loaded>,
    of content: ContentID?,
    _ makeEvent: @escaping @Sendable (Loaded, ScreenLoad) -> LoadingEvent?,
    failure: @escaping @Sendable (ScreenLoad) -> LoadingEvent
  ) {
    let number = screen.startLoad(of: content) { [weak self] in
      self?.loadSubscriptions[$0] = nil
    }
    let subscription = CancellationBox()
    loadSubscriptions[number] = subscription
    let inbox = inbox
    let cancellation = load.subscribe(
      next: { if let event = makeEvent($0, number) { inbox.send(event) } },
      failed: { _ in
        inbox.send(failure(number))
        inbox.send(.loadEnd(number))
      },
      completed: { inbox.send(.loadEnd(number)) }
    )
    // The box of a load that ended during the call is not in `loadSubscriptions` any more; it is
    // released here, which cancels the subscription.
    subscription.cancellation = cancellation
  }

  /// The current state of the whole screen, as dumps print it.
  ///
  /// A warning is added if events arrived off the main queue. The errors of stage flags are not
  /// included; ``ContentBridge/stageDiagnostics`` has them.
  public var composition: ScreenComposition {
    var composition = screen.composition(
      through: bridge,
      in: bridge.environment.clock.timeZone
    )
    if offMainArrivalCount > 0 {
      let arrivals =
        offMainArrivalCount == 1
        ? "1 document, content or error"
        : "\(offMainArrivalCount) documents, contents or errors"
      composition.diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "offMainDocument",
          path: .root,
          line: nil,
          column: nil,
          message:
            "\(arrivals) arrived off the main queue and had to be moved to it. "
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
  ///   - isStale: Whether a newer document could not be loaded, or is still loading.
  ///   - load: The load that returned the document; `nil` if the documents' sequence emitted it. A
  ///     load older than that of the shown document is ignored.
  /// - Returns: The minimal changes from the previous stack to the new one; none if the call is
  ///   ignored, or takes effect after a change that is running.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    isStale: Bool = false,
    from load: ScreenLoad? = nil
  ) -> StackDifference {
    defer { comparisons.scheduleComparisons() }
    return screen.show(document, isStale: isStale, from: load, through: bridge) { [self] in
      journal?.record(document: document.contents, in: journalContext, isInteractive: isInteractive)
    }
  }

  /// Replaces one content in its place.
  ///
  /// - Parameters:
  ///   - response: The content; ignored if it is not on the screen, or has another kind there.
  ///   - load: The load that returned the content; `nil` if there was none. A load older than that
  ///     of the shown document, or of the shown response, is ignored.
  /// - Returns: The minimal changes from the previous stack to the new one; none if the call is
  ///   ignored, or takes effect after a change that is running.
  @discardableResult
  public func show(_ response: ResponseData, from load: ScreenLoad? = nil) -> StackDifference {
    defer { comparisons.scheduleComparisons() }
    return screen.show(response, from: load, through: bridge) { [self] in
      journal?.record(response, in: journalContext, isInteractive: isInteractive)
    }
  }

  /// Delivers an action of the user to both sides of a content.
  ///
  /// The shown side receives the action at once, the candidate in a later turn; both sides are
  /// compared after this step (see ``ContentBridge/send(_:to:of:)``). The journal records an action
  /// directly before its delivery, and so before responses that are shown during the delivery.
  ///
  /// - Parameters:
  ///   - action: The action of the user.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  /// - Throws: The reason why no side received the action: the content is not on the screen or has
  ///   had no usable response, or a side of its kind accepts no such action. The journal does not
  ///   record the action. A view whose content is leaving the screen may ignore the error.
  public func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>
  ) throws(ActionRejection) {
    try bridge.send(action, to: id, of: key) { action in
      journal?.record(action, to: id, of: key.kind, in: journalContext)
    }
    comparisons.scheduleComparisons()
  }

  /// Passes the journal line that is still in memory to the journal, for example when the app goes
  /// to the background; does nothing without such a line.
  ///
  /// The journal may write the line later: `JournalRecorder` writes in the background, so an app
  /// that is about to be suspended must then await its `waitUntilWritten()`.
  ///
  /// While the screen shows interactive contents, a line stays in memory and collects the user's
  /// actions, at most 64 steps and 10 minutes. A line also ends at 1 MiB, and when no interactive
  /// content is on the screen any more. The line is lost if the process is killed before the line
  /// is written.
  public func flushJournal() {
    journal?.flush()
  }

  /// Marks the screen as stale, because a document could not be loaded; the last document stays.
  ///
  /// Without a document, the screen becomes `failed`.
  public func documentFailed() {
    screen.documentFailed()
  }

  /// Marks one content as stale, because it could not be loaded again; its value stays.
  ///
  /// Only the phase of a filled slot that is shown and has not failed becomes `stale`; any other
  /// content, also one that a handler shows, does not change.
  public func contentReloadFailed(_ id: ContentID) {
    screen.contentReloadFailed(id, through: bridge)
  }

  private func handle(_ event: LoadingEvent, arrivedOffMain: Bool) {
    if arrivedOffMain, !event.isLoadEnd { offMainArrivalCount += 1 }
    switch event {
    case .document(let document, let load):
      if let load, !screen.mayShowDocument(of: load) { return }
      show(document, isStale: load.map(screen.hasNewerDocumentFailure(than:)) ?? false, from: load)
    case .content(let response, let load):
      if screen.mayShow(response.id, of: load) { show(response, from: load) }
    case .documentFailure(let load):
      if load.map(screen.recordDocumentFailure(of:)) ?? true { documentFailed() }
    case .contentFailure(let id, let load):
      if screen.mayShow(id, of: load) { contentReloadFailed(id) }
    case .loadEnd(let load):
      loadSubscriptions[load] = nil
      screen.endLoad(load)
    }
  }

  private var journalContext: JournalContext {
    let clock = bridge.environment.clock
    return JournalContext(moment: clock.now, timeZone: clock.timeZone, locale: clock.locale)
  }

  private func isInteractive(_ kind: ContentKind) -> Bool { bridge.isInteractive(kind) }
}

extension TopViewModel: DocumentShowing {}
