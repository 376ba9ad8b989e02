/// The sequence of `concat`, `catch(sequence:)` and `retry`: subscribes to several sources, one
/// after the other.
///
/// A source can be such a sequence too. If both move on after the same event, and that source has
/// sources, the sink does not subscribe to it, and uses its sources directly. So the stack and the
/// chain of sinks do not grow if a sequence concatenates itself without end.
final class ConsecutiveSourcesProducer<Element>: Observable<Element> {
  /// The event after which the next source is subscribed to.
  enum MovesOnAfter {
    /// The completion of the previous source.
    case completion
    /// The failure of the previous source.
    case failure
  }

  let movesOnAfter: MovesOnAfter
  private let name: OperatorName
  let makeSources: () -> RemainingSources<Element>

  init<Sources: Sequence>(
    name: StaticString = #function,
    _ movesOnAfter: MovesOnAfter,
    _ sources: Sources,
    count: Int? = nil
  ) where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    self.name = OperatorName(name)
    self.movesOnAfter = movesOnAfter
    makeSources = { RemainingSources(sources, count: count) }
    super.init()
  }

  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isTrampolineIdle else { return run(observer) }
    return thread.runTrampoline { run(observer) }
  }

  override var wiringName: String { name.functionBaseName }

  private func run(_ observer: AnyObserver<Element>) -> any Disposable {
    switch movesOnAfter {
    case .completion: ConcatSink(observer, makeSources()).run()
    case .failure: CatchSequenceSink(observer, makeSources()).run()
    }
  }
}

/// The sources of a ``ConsecutiveSourcesProducer`` that are not subscribed to yet; they can be
/// endless.
struct RemainingSources<Element> {
  private let nextSource: () -> Observable<Element>?
  /// The number of sources that remain; `nil` if it is unknown.
  private var remainingSourceCount: Int?

  init<Sources: Sequence>(_ sources: Sources, count: Int? = nil)
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    var iterator = sources.makeIterator()
    nextSource = { iterator.next()?.asObservable() }
    remainingSourceCount = count
  }

  /// Whether there may be another source; always true if the number of sources is unknown.
  var mayHaveMore: Bool { remainingSourceCount != 0 }

  mutating func next() -> Observable<Element>? {
    remainingSourceCount = remainingSourceCount.map { $0 - 1 }
    return nextSource()
  }
}
