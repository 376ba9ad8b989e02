import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

/// `flatMapLatest` while a thread is inside, and another thread sends.
@Suite struct SwitchSinkTests {
  private final class Subjects {
    let source = PublishSubject<Int>()
    let first = PublishSubject<Int>()

    /// Returns the inner sequence of a number: `first` for 0, a silent one for a negative number.
    func inner(of number: Int) -> Observable<Int> {
      switch number {
      case 0: first.asObservable()
      case ..<0: .never()
      default: .just(number)
      }
    }
  }

  /// Returns the events of `flatMapLatest` for two threads.
  ///
  /// One delivers 100, an element of `first`, and is inside until the other one has called `send`.
  /// Then, still inside, it calls `continueInside`.
  private func eventsWhileInside(
    sending send: @escaping (Subjects) -> Void,
    thenInside continueInside: @escaping (Subjects) -> Void = { _ in }
  ) throws -> [String] {
    let subjects = Subjects()
    let entered = DispatchSemaphore(value: 0)
    let sent = DispatchSemaphore(value: 0)
    var events: [String] = []
    let subscription = subjects.source.flatMapLatest { subjects.inner(of: $0) }
      .subscribe { event in
        events.append("\(event)")
        guard case .next(100) = event else { return }
        entered.signal()
        sent.wait()
        continueInside(subjects)
      }
    subjects.source.onNext(0)
    try onThreads(2) { thread in
      if thread == 0 {
        subjects.first.onNext(100)
      } else {
        entered.wait()
        send(subjects)
        sent.signal()
      }
    }
    subscription.dispose()
    return events
  }

  @Test func `an element that waits is delivered although a later switch waits too`() throws {
    let events = try eventsWhileInside { subjects in
      subjects.source.onNext(1)
      subjects.source.onNext(2)
    }
    #expect(events == ["next(100)", "next(1)", "next(2)"])
  }

  @Test func `an element sent before a switch is delivered, and one sent after it is not`() throws {
    let events = try eventsWhileInside { subjects in
      subjects.first.onNext(101)
      subjects.source.onNext(1)
      subjects.first.onNext(102)
    }
    #expect(events == ["next(100)", "next(101)", "next(1)"])
  }

  @Test func `a failure sent before a switch ends the result`() throws {
    let events = try eventsWhileInside { subjects in
      subjects.first.onError(TestError.other)
      subjects.source.onNext(1)
    }
    #expect(events == ["next(100)", "error(other)"])
  }

  @Test func `the result completes after the elements that wait`() throws {
    let events = try eventsWhileInside { subjects in
      subjects.source.onNext(1)
      subjects.source.onNext(2)
      subjects.source.onCompleted()
    }
    #expect(events == ["next(100)", "next(1)", "next(2)", "completed"])
  }

  @Test func `a switch from inside drops what waits of the inner sequences before it`() throws {
    let switchedToNever = try eventsWhileInside {
      $0.first.onNext(101)
    } thenInside: {
      $0.source.onNext(-1)
    }
    #expect(switchedToNever == ["next(100)"])
    let switchedToJust = try eventsWhileInside {
      $0.source.onNext(1)
    } thenInside: {
      $0.source.onNext(2)
    }
    #expect(switchedToJust == ["next(100)", "next(2)"])
  }
}
