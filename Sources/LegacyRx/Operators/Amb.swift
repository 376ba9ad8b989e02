extension ObservableType {
  /// Emits the events of one of two sequences: the one that emits first.
  ///
  /// ```
  /// self    ─────1──2──┤
  /// right   ──a────b───────c──┤
  /// result  ──a────b───────c──┤
  /// ```
  ///
  /// A stop event counts as an event. The other sequence is disposed before the first event is
  /// emitted.
  ///
  /// - Parameter right: The other sequence, subscribed to second.
  /// - Returns: An observable of the events of one of the two.
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element>
  where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Emits the events of one of several sequences, the one that emits first; without sequences,
  /// emits nothing and never ends.
  ///
  /// All sequences are subscribed to in their order, even if one has already emitted. The others
  /// are disposed before the first event is emitted.
  ///
  /// - Parameter sequence: The sequences.
  /// - Returns: An observable of the events of one of them.
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return Producer { observer in AmbSink(observer, sources.count).run(sources) }
  }
}

private final class AmbSink<Element>: Sink<Element> {
  private let gate = SerialGate()
  private let subscriptions: [SingleAssignmentDisposable]
  // Accessed only inside the gate.
  /// The index of the source that has emitted first; `nil` before.
  private var winnerIndex: Int?

  init(_ observer: AnyObserver<Element>, _ count: Int) {
    subscriptions = (0..<count).map { _ in SingleAssignmentDisposable() }
    super.init(observer)
  }

  func run(_ sources: [Observable<Element>]) -> any Disposable {
    for (index, source) in sources.enumerated() {
      let process = { [self] event in receive(event, from: index) }
      subscriptions[index].setDisposable(
        source.connectAndRecord(AnyObserver { [self] event in gate.send(event, to: process) })
      )
    }
    hold(Disposables.create(subscriptions))
    return self
  }

  private func receive(_ event: Event<Element>, from index: Int) {
    if winnerIndex == nil {
      winnerIndex = index
      for other in subscriptions.indices where other != index { subscriptions[other].dispose() }
    }
    guard winnerIndex == index else { return }
    if event.isStopEvent { finish(event) } else { forward(event) }
  }
}
