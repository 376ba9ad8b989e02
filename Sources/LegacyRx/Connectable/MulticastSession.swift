/// A subject of a multicast, and the one subscription to the source; the subject sends the events
/// of this subscription.
///
/// A session ends with that subscription: a later subscriber of the multicast gets another session.
final class MulticastSession<Input, Element, Subject: SubjectType>
where Subject.Element == Element, Subject.Observer.Element == Input {
  let subjectOutput: Observable<Element>
  let subjectInput: Subject.Observer
  let sourceSubscription = SingleAssignmentDisposable()
  private let isConnectClaimed = OneTimeFlag()
  private let sourceEndFlag = OneTimeFlag()

  init(_ subject: Subject) {
    subjectOutput = subject.asObservable()
    subjectInput = subject.asObserver()
  }

  /// Whether the source has completed or failed; a disposal does not count.
  var hasSourceEnded: Bool { sourceEndFlag.isSet }

  /// Returns true for the first caller, which must connect; false for all others.
  func claimConnect() -> Bool { isConnectClaimed.trySet() }

  /// Records that the source has ended.
  func recordSourceEnd() { _ = sourceEndFlag.trySet() }
}
