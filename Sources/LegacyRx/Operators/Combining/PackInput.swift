/// Receives the events of one source of an operator over a parameter pack, and passes them through the gate.
final class PackInput<Element, Input: PackEvent, Result>: GatedReceiver
where Input.Element == Element {
  private let sink: CombiningSink<Result>
  private let index: Int
  private let slot: PackSlot<Element>
  private let subscription = SingleAssignmentDisposable()

  init(_ sink: CombiningSink<Result>, _ index: Int, _ slot: PackSlot<Element>) {
    self.sink = sink
    self.index = index
    self.slot = slot
  }

  func on(_ event: Input) { sink.gate.send(event, to: self) }

  @inline(__always)
  func process(_ input: Input) {
    if input.storeElement(in: slot) {
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

extension PackInput where Input == Event<Element> {
  /// Subscribes to the source, and returns the disposable of the subscription.
  func follow(_ source: Observable<Element>) -> any Disposable {
    subscription.setDisposable(
      source.attach(
        AnyObserver(receiver: self) { input, event in
          // The function is paired with this input alone.
          unsafeDowncast(input, to: PackInput.self).on(event)
        }
      )
    )
    return subscription
  }
}
