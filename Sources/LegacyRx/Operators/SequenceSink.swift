/// Subscribes to one source after another, without growing the stack over synchronous ones.
class SequenceSink<Element>: Sink<Element>, ObserverType {
  private let moves = RepeatingTask()
  private let subscription = SerialDisposable()
  // Accessed by one step at a time.
  private var stack: [SourceIterator<Element>]

  init(_ observer: AnyObserver<Element>, _ sources: SourceIterator<Element>) {
    stack = [sources]
    super.init(observer)
  }

  final func run(with others: [any Disposable] = []) -> any Disposable {
    moveOn()
    hold(others.isEmpty ? subscription : Disposables.create([subscription] + others))
    return self
  }

  /// Subscribes to the next source: now, or once the step in progress is over.
  final func moveOn() {
    moves.request { step() }
  }

  func on(_ event: Event<Element>) {
    rxFatalError("Abstract method")
  }

  /// Called when a source is needed and all have been used.
  func exhausted() {
    rxFatalError("Abstract method")
  }

  /// Subscribes to a source; by default passes its events to `on(_:)`.
  func follow(_ source: Observable<Element>) -> any Disposable {
    source.attach(AnyObserver(self) { $0.on($1) })
  }

  /// Whether the sources of another observable can be taken over instead of subscribing to it.
  func canTakeOver(_ source: SequenceProducer<Element>) -> Bool { false }

  private func step() {
    guard !isDisposed else { return }
    guard let source = nextSource() else { return exhausted() }
    let next = SingleAssignmentDisposable()
    subscription.disposable = next
    next.setDisposable(follow(source))
  }

  private func nextSource() -> Observable<Element>? {
    while var sources = stack.popLast() {
      guard let source = sources.next() else { continue }
      if sources.mayHaveMore { stack.append(sources) }
      guard let nested = source as? SequenceProducer<Element>, canTakeOver(nested) else {
        return source
      }
      stack.append(nested.makeSources())
    }
    return nil
  }
}
