import Synchronization

/// One subject of a multicast, and the one connection that feeds it.
///
/// A session is over when its connection is: whoever subscribes to the multicast after that gets another subject.
final class MulticastSession<Subject: SubjectType>: Cancelable {
  let output: Observable<Subject.Element>
  private let input: Subject.Observer
  private weak let multicast: Multicast<Subject>?
  private let upstream = SingleAssignmentDisposable()
  private let isConnecting = StopFlag()
  private let stop = StopFlag()

  init(_ subject: Subject, _ multicast: Multicast<Subject>) {
    output = subject.asObservable()
    input = subject.asObserver()
    self.multicast = multicast
  }

  var isDisposed: Bool { upstream.isDisposed }

  /// Whether the source has ended.
  var hasEnded: Bool { stop.isSet }

  /// True for the one caller that has to connect.
  func claimConnect() -> Bool { isConnecting.set() }

  func follow(_ source: Observable<Subject.Observer.Element>) {
    upstream.setDisposable(source.attach(AnyObserver(self) { $0.on($1) }))
  }

  /// The session is forgotten before its subscribers learn of its end, so that they can subscribe to the next one.
  private func on(_ event: Event<Subject.Observer.Element>) {
    guard !isDisposed else { return }
    if event.isStopEvent {
      _ = stop.set()
      dispose()
    }
    input.on(event)
  }

  func dispose() {
    _ = multicast?.forget { self }
    upstream.dispose()
  }
}
