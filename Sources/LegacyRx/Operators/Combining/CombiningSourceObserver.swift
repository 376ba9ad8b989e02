/// Receives the events of one source of `zip`, or of a `combineLatest` of a parameter pack, and
/// passes them through the gate.
final class CombiningSourceObserver<Element, Input: EventAsTypeParameter, Result>: GatedReceiver
where Input.Element == Element {
  private let sink: CombiningSink<Result>
  private let index: Int
  private let buffer: SourceBuffer<Element>
  private let subscription = SingleAssignmentDisposable()

  init(_ sink: CombiningSink<Result>, _ index: Int, _ buffer: SourceBuffer<Element>) {
    self.sink = sink
    self.index = index
    self.buffer = buffer
  }

  func on(_ event: Input) { sink.gate.send(event, to: self) }

  @inline(__always)
  func process(_ input: Input) {
    if input.storeElement(in: buffer) {
      sink.combineIfReady(afterElementOf: index)
    } else {
      onStopEvent(input)
    }
  }

  @inline(never)
  private func onStopEvent(_ input: Input) {
    subscription.dispose()
    if let error = input.event.error {
      sink.finish(.error(error))
    } else {
      sink.recordCompletion(of: index)
    }
  }
}

extension CombiningSourceObserver where Input == Event<Element> {
  /// Subscribes to the source, and returns the disposable of the subscription.
  func subscribe(to source: Observable<Element>) -> any Disposable {
    subscription.setDisposable(
      source.connectAndRecord(
        AnyObserver(receiver: self) { input, event in
          // The function is paired with this input alone.
          unsafeDowncast(input, to: CombiningSourceObserver.self).on(event)
        }
      )
    )
    return subscription
  }
}
