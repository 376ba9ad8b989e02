/// A subject of a multicast, and the one subscription to the source whose events it sends.
///
/// A session ends with that subscription: a later subscriber of the multicast gets another session.
final class MulticastSession<Input, Element, Subject: SubjectType>
where Subject.Element == Element, Subject.Observer.Element == Input {
  let output: Observable<Element>
  let input: Subject.Observer
  let sourceSubscription = SingleAssignmentDisposable()
  private let connectClaim = OneTimeFlag()
  private let sourceEnd = OneTimeFlag()

  init(_ subject: Subject) {
    output = subject.asObservable()
    input = subject.asObserver()
  }

  /// Whether the source has ended.
  var hasEnded: Bool { sourceEnd.isSet }

  /// Returns true for the first caller, which must connect; false for all others.
  func claimConnect() -> Bool { connectClaim.trySet() }

  /// Records that the source has ended.
  func recordSourceEnd() { _ = sourceEnd.trySet() }
}
