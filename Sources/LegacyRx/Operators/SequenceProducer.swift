/// The sequence of `concat`, `catch(sequence:)` and `retry`: subscribes to several sources, one after the
/// other.
///
/// A sink with the same rule uses the sources of such a sequence directly instead of subscribing to it. So a
/// sequence that concatenates itself without end grows neither the stack nor a chain of sinks.
final class SequenceProducer<Element>: Observable<Element> {
  /// The event after which the next source is subscribed to.
  enum Rule {
    /// The completion of the previous source.
    case completion
    /// The failure of the previous source.
    case failure
  }

  let rule: Rule
  private let name: OperatorName
  let makeSources: () -> SourceIterator<Element>

  init<Sources: Sequence>(
    name: StaticString = #function,
    _ rule: Rule,
    _ sources: Sources,
    count: Int? = nil
  ) where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    self.name = OperatorName(name)
    self.rule = rule
    makeSources = { SourceIterator(sources, count: count) }
    super.init()
  }

  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isScheduleRequired else { return run(observer) }
    return thread.trampoline { run(observer) }
  }

  override var wiringName: String { name.base }

  private func run(_ observer: AnyObserver<Element>) -> any Disposable {
    switch rule {
    case .completion: ConcatSink(observer, makeSources()).run()
    case .failure: CatchSequenceSink(observer, makeSources()).run()
    }
  }
}

/// Iterates over the sources of a ``SequenceProducer``.
struct SourceIterator<Element> {
  private let nextSource: () -> Observable<Element>?
  /// The number of sources that remain; `nil` if it is unknown.
  private var remaining: Int?

  init<Sources: Sequence>(_ sources: Sources, count: Int? = nil)
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    var iterator = sources.makeIterator()
    nextSource = { iterator.next()?.asObservable() }
    remaining = count
  }

  /// Whether there may be another source; always true if the number of sources is unknown.
  var mayHaveMore: Bool { remaining != 0 }

  mutating func next() -> Observable<Element>? {
    remaining = remaining.map { $0 - 1 }
    return nextSource()
  }
}
