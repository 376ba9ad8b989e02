import LegacyRx
import LegacyRxTestKit
import Testing

/// Every row of the table in `BehaviorSubject`'s documentation.
@Suite struct BehaviorSubjectTests {
  enum State: CaseIterable, Sendable {
    case live, completed, failed, disposed, completedAndDisposed
  }

  private func subject(in state: State) -> BehaviorSubject<Int> {
    let subject = BehaviorSubject(value: 1)
    subject.onNext(2)
    switch state {
    case .live: break
    case .completed: subject.onCompleted()
    case .failed: subject.onError(TestError.other)
    case .disposed: subject.dispose()
    case .completedAndDisposed:
      subject.onCompleted()
      subject.dispose()
    }
    return subject
  }

  private func describe(_ error: any Error) -> String {
    if case .disposed = error as? RxError { "disposed" } else { "\(error)" }
  }

  @Test(arguments: [
    (State.live, "2"), (.completed, "2"), (.failed, "other"), (.disposed, "disposed"),
    (.completedAndDisposed, "disposed"),
  ])
  func `value returns the latest element or throws`(state: State, expected: String) {
    let subject = subject(in: state)
    let actual: String
    do {
      actual = "\(try subject.value())"
    } catch {
      actual = describe(error)
    }
    #expect(actual == expected)
  }

  @Test(arguments: [
    (State.live, ["2"]), (.completed, ["completed"]), (.failed, ["other"]),
    (.disposed, ["disposed"]), (.completedAndDisposed, ["disposed"]),
  ])
  func `a new observer receives the events that its state defines`(state: State, expected: [String])
  {
    let subject = subject(in: state)
    var log: [String] = []
    let subscription = subject.subscribe(
      onNext: { log.append("\($0)") },
      onError: { log.append(describe($0)) },
      onCompleted: { log.append("completed") }
    )
    #expect(log == expected)
    #expect(subject.hasObservers == (state == .live))
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test(arguments: State.allCases)
  func `a disposed or ended subject does not broadcast`(state: State) {
    let subject = BehaviorSubject(value: 0)
    var log: [String] = []
    _ = subject.subscribe { log.append("\($0)") }
    switch state {
    case .live: break
    case .completed: subject.onCompleted()
    case .failed: subject.onError(TestError.other)
    case .disposed: subject.dispose()
    case .completedAndDisposed:
      subject.onCompleted()
      subject.dispose()
    }
    let before = log
    subject.onNext(9)
    #expect(log == (state == .live ? before + ["next(9)"] : before))
    #expect(subject.isDisposed == (state == .disposed || state == .completedAndDisposed))
    subject.onCompleted()
    subject.onError(TestError.marble)
    #expect(log.count == before.count + (state == .live ? 2 : 0))
    if state == .completed { #expect((try? subject.value()) == 0) }
  }

  @Test func `every observer receives the latest element, then what follows`() {
    let subject = BehaviorSubject(value: 0)
    var log: [String] = []
    _ = subject.subscribe(onNext: { log.append("a\($0)") })
    subject.onNext(1)
    _ = subject.subscribe(onNext: { log.append("b\($0)") })
    subject.onNext(2)
    #expect(log == ["a0", "a1", "b1", "a2", "b2"])
  }

  @Test func `an element sent from inside a callback is delivered at once`() {
    let subject = BehaviorSubject(value: 0)
    var log: [String] = []
    _ = subject.subscribe(onNext: { value in
      log.append("a\(value)")
      if value == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { log.append("b\($0)") })
    subject.onNext(1)
    #expect(log == ["a0", "b0", "a1", "a2", "b2", "b1"])
    #expect((try? subject.value()) == 2)
  }

  @Test func `an element sent from inside the first callback reaches the same observer`() {
    let subject = BehaviorSubject(value: 0)
    var seen: [Int] = []
    _ = subject.subscribe(onNext: { value in
      seen.append(value)
      if value == 0 { subject.onNext(1) }
    })
    subject.onNext(2)
    #expect(seen == [0, 1, 2])
  }

  @Test func `an element of the first callback follows one that another thread sent before it`() {
    let subject = BehaviorSubject(value: 0)
    var seen: [Int] = []
    _ = subject.subscribe(onNext: { value in
      seen.append(value)
      guard value == 0 else { return }
      try? onThreads(1) { _ in subject.onNext(1) }
      subject.onNext(2)
    })
    #expect(seen == [0, 1, 2])
    #expect((try? subject.value()) == 2)
  }

  @Test func `an end sent from inside the first callback reaches the same observer`() {
    let subject = BehaviorSubject(value: 0)
    var log: [String] = []
    _ = subject.subscribe { event in
      log.append("\(event)")
      if case .next = event { subject.onCompleted() }
    }
    #expect(log == ["next(0)", "completed"])
    #expect(!subject.hasObservers)
  }
}
