import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct EventTests {
  @Test func `an event describes itself`() {
    let next = Event.next(1)
    let error = Event<Int>.error(TestError.other)
    let completed = Event<Int>.completed
    #expect([next, error, completed].map(\.isStopEvent) == [false, true, true])
    #expect([next, error, completed].map(\.element) == [1, nil, nil])
    #expect([next, error, completed].map(\.isCompleted) == [false, false, true])
    #expect([next, error, completed].map { $0.error != nil } == [false, true, false])
    #expect([next, error, completed].map { "\($0)" } == ["next(1)", "error(other)", "completed"])
    #expect(next.event.element == 1)
  }

  @Test func `maps its element, and a failure of the transform becomes an error`() {
    #expect("\(Event.next(1).map { $0 + 1 })" == "next(2)")
    #expect("\(Event.next(1).map { _ -> Int in throw TestError.other })" == "error(other)")
    #expect("\(Event<Int>.completed.map { $0 + 1 })" == "completed")
    #expect("\(Event<Int>.error(TestError.marble).map { $0 + 1 })" == "error(marble)")
  }

  @Test func `observers can be mapped and erased`() {
    var log: [String] = []
    let observer = AnyObserver<Int> { log.append("\($0)") }
    let mapped: AnyObserver<String> = observer.mapObserver { text in
      guard let number = Int(text) else { throw TestError.other }
      return number
    }
    mapped.onNext("1")
    mapped.asObserver().onNext("x")
    AnyObserver(observer).onCompleted()
    #expect(log == ["next(1)", "error(other)", "completed"])
  }

  @Test(arguments: [
    (RxError.unknown, "Unknown error occurred."),
    (.overflow, "Arithmetic overflow occurred."),
    (.argumentOutOfRange, "Argument out of range."),
    (.noElements, "Sequence doesn't contain any elements."),
    (.moreThanOneElement, "Sequence contains more than one element."),
    (.timeout, "Sequence timeout."),
  ])
  func `an error describes its cause`(error: RxError, text: String) {
    #expect(error.debugDescription == text)
  }
}
