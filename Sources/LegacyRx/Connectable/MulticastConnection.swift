/// Receives the events of the source for one session of a multicast; disposing it ends that
/// session.
final class MulticastConnection<Input, Element, Subject: SubjectType>: Disposable
where Subject.Element == Element, Subject.Observer.Element == Input {
  private let multicast: Multicast<Input, Element, Subject>
  private let session: MulticastSession<Input, Element, Subject>

  init(
    _ multicast: Multicast<Input, Element, Subject>,
    _ session: MulticastSession<Input, Element, Subject>
  ) {
    self.multicast = multicast
    self.session = session
  }

  func connect(to source: Observable<Input>) {
    session.sourceSubscription.setDisposable(
      source.connectAndRecord(AnyObserver(self) { $0.on($1) })
    )
  }

  /// Passes an event to the session's subject; does nothing after the session has ended.
  ///
  /// A stop event first ends the session, so that subscribers that subscribe again get the next
  /// session.
  private func on(_ event: Event<Input>) {
    guard !session.sourceSubscription.isDisposed else { return }
    if event.isStopEvent {
      session.recordSourceEnd()
      dispose()
    }
    session.subjectInput.on(event)
  }

  func dispose() {
    _ = multicast.forgetSession { session }
    session.sourceSubscription.dispose()
  }
}
