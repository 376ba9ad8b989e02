/// The base class of the sinks of `concat`, `catch(sequence:)` and `retry`: subscribes to one
/// source after another, without recursion for sources that end during `subscribe`.
class ConsecutiveSourcesSink<Element>: Sink<Element>, ObserverType {
  private let subscribingLoop = NonRecursiveLoop()
  private let subscription = SerialDisposable()
  // Accessed by one step at a time.
  // The sources that remain; those of the sequence that was taken over last are at the end.
  private var remainingSourcesStack: [RemainingSources<Element>]

  init(_ observer: AnyObserver<Element>, _ sources: RemainingSources<Element>) {
    remainingSourcesStack = [sources]
    super.init(observer)
  }

  /// Subscribes to the first source, and returns this sink.
  ///
  /// The disposal of this sink disposes the subscription to its current source, then `others`.
  final func run(alsoDisposing others: [any Disposable] = []) -> any Disposable {
    moveOnToNextSource()
    hold(others.isEmpty ? subscription : Disposables.create([subscription] + others))
    return self
  }

  /// Subscribes to the next source: now, or after the subscription that is in progress.
  final func moveOnToNextSource() {
    subscribingLoop.runOrRepeat { subscribeToNext() }
  }

  /// Disposes the subscription to the current source; the next source can still be subscribed to.
  final func disposeCurrentSource() {
    subscription.disposable = Disposables.create()
  }

  func on(_ event: Event<Element>) {
    rxFatalError("Abstract method")
  }

  /// Called instead of subscribing to the next source if there is none.
  func onNoMoreSources() {
    rxFatalError("Abstract method")
  }

  /// Subscribes to a source, and returns the disposable; by default, `on(_:)` receives its events.
  func subscribe(to source: Observable<Element>) -> any Disposable {
    source.connectAndRecord(AnyObserver(self) { $0.on($1) })
  }

  /// Returns whether this sink uses the sources of a source directly, without subscribing to it.
  ///
  /// The default is false. A sink overrides it for sequences that move on after the same event.
  func canTakeOverSources(of source: ConsecutiveSourcesProducer<Element>) -> Bool { false }

  private func subscribeToNext() {
    guard !isDisposed else { return }
    guard let source = nextSource() else { return onNoMoreSources() }
    let next = SingleAssignmentDisposable()
    subscription.disposable = next
    next.setDisposable(subscribe(to: source))
  }

  private func nextSource() -> Observable<Element>? {
    while var sources = remainingSourcesStack.popLast() {
      guard let source = sources.next() else { continue }
      if sources.mayHaveMore { remainingSourcesStack.append(sources) }
      return takeOverSources(of: source)
    }
    return nil
  }

  /// Takes over the sources of a source where this sink can, and returns the first of them; returns
  /// the source itself where it cannot.
  ///
  /// A source that has no sources is not taken over: it completes when it is subscribed to, which
  /// can end the result.
  private func takeOverSources(of source: Observable<Element>) -> Observable<Element> {
    var source = source
    while let nested = source as? ConsecutiveSourcesProducer<Element>,
      canTakeOverSources(of: nested)
    {
      var nestedSources = nested.makeSources()
      guard let first = nestedSources.next() else { break }
      if nestedSources.mayHaveMore { remainingSourcesStack.append(nestedSources) }
      source = first
    }
    return source
  }
}
