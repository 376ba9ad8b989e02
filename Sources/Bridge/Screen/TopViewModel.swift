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

  private let sink: (any ParitySink)?
  private let journal: (any JournalSink)?
  private let disposeBag = DisposeBag()
  private let comparisons = CompositeDisposable()

  /// Creates a screen model, and subscribes to its documents.
  ///
  /// - Parameters:
  ///   - documents: The documents to show, each in place of the one before.
  ///   - bridge: Whoever delivers the contents.
  ///   - actions: The actions that contents may name.
  ///   - sink: Whoever wants to know what came of comparing.
  ///   - journal: Whoever keeps the responses, to be replayed later.
  ///   - comparisonDelay: How long both sides have before they are compared.
  public init(
    documents: Observable<ContentDocument>,
    bridge: ContentBridge<UIState>,
    actions: ActionRegistry = ActionRegistry(),
    sink: (any ParitySink)? = nil,
    journal: (any JournalSink)? = nil,
    comparisonDelay: RxTimeInterval = .milliseconds(100)
  ) {
    screen = ComposedScreen(actions: actions)
    self.bridge = bridge
    self.sink = sink
    self.journal = journal
    self.comparisonDelay = comparisonDelay
    comparisons.disposed(by: disposeBag)
    bridge.rehosted = { [weak screen] sides in screen?.rehost(sides) }
    let inbox = MainInbox<DocumentEvent> { [weak self] event, isOffMain in
      self?.take(event, isOffMain: isOffMain)
    }
    documents.subscribe(
      onNext: { inbox.send(.document($0)) },
      onError: { _ in inbox.send(.failure) }
    )
    .disposed(by: disposeBag)
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

  private func take(_ event: DocumentEvent, isOffMain: Bool) {
    if isOffMain { offMainDocuments += 1 }
    switch event {
    case .document(let document):
      if let journal { record(document, in: journal) }
      screen.show(document, through: bridge)
      scheduleComparison()
    case .failure:
      screen.documentFailed()
    }
  }

  private func record(_ document: ContentDocument, in journal: any JournalSink) {
    let clock = bridge.handlerEnvironment.clock
    let context = JournalContext(
      moment: clock.now,
      timeZone: clock.timeZone,
      locale: clock.locale
    )
    journal.record(JournalLine(context: context, responses: document.contents))
  }

  private func scheduleComparison() {
    let delivered = bridge.deliveryCount
    schedule(after: .nanoseconds(0)) { $0.runCandidates(deliveredBefore: delivered) }
  }

  private func runCandidates(deliveredBefore delivered: Int) {
    let areLeft = bridge.runSomeCandidates()
    schedule(after: areLeft ? .nanoseconds(0) : comparisonDelay) { model in
      if areLeft {
        model.runCandidates(deliveredBefore: delivered)
      } else {
        model.compare(upTo: delivered)
      }
    }
  }

  private func compare(upTo delivered: Int) {
    let (results, isDone) = bridge.compareSome(upTo: delivered)
    if !isDone { schedule(after: .nanoseconds(0)) { $0.compare(upTo: delivered) } }
    guard let sink else { return }
    for result in results {
      sink.record(result, on: bridge.evidenceVersion(of: result.kind))
    }
    guard isDone else { return }
    for kind in bridge.comparableKinds { sink.note(kind, on: bridge.evidenceVersion(of: kind)) }
  }

  private func schedule(
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

private enum DocumentEvent: Sendable {
  case document(ContentDocument)
  case failure
}
