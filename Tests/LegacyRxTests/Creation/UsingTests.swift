import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct UsingTests {
  /// A resource that logs its disposal.
  private struct Resource: Disposable {
    let log: (String) -> Void

    func dispose() { log("resource disposed") }
  }

  private enum Step: Sendable, CaseIterable {
    case resource, sequence
  }

  @Test(arguments: [
    ("-1-2|", "-1-2|", "^---!"), ("-1-#", "-1-#", "^--!"), ("-1", "-1", "^-----!"),
  ])
  func `emits the elements of the sequence, and disposes the resource once at its end`(
    source: String,
    result: String,
    subscription: String
  ) {
    let test = MarbleTest()
    let cold = test.cold(source)
    var made = 0
    var disposals: [TestTime] = []
    let actual = test.run(disposedAt: 6) {
      Observable.using({
        made += 1
        return Resource { _ in disposals.append(test.scheduler.clock) }
      }) { _ in cold.asObservable() }
    }
    #expect(actual == result)
    #expect(cold.marbles == [subscription])
    #expect(made == 1)
    #expect(disposals == cold.subscriptions.map(\.unsubscribe))
  }

  @Test(arguments: ["completed", "error(other)", "disposed"])
  func `the end is emitted first, then the subscription and the resource are disposed`(
    end: String
  ) {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let subscription = Observable.using({ Resource { log.append($0) } }) { _ in
      Observable<Int>.create { observer in
        let inner = subject.subscribe(observer)
        return Disposables.create {
          log.append("source disposed")
          inner.dispose()
        }
      }
    }
    .subscribe { log.append("\($0)") }
    subject.onNext(1)
    switch end {
    case "completed": subject.onCompleted()
    case "disposed": subscription.dispose()
    default: subject.onError(TestError.other)
    }
    subscription.dispose()
    let emitted = end == "disposed" ? [] : [end]
    #expect(log == ["next(1)"] + emitted + ["source disposed", "resource disposed"])
  }

  @Test func `a synchronous sequence keeps its resource until it has ended`() {
    var log: [String] = []
    _ = Observable.using({ Resource { log.append($0) } }) { _ in Observable.of(1, 2) }
      .subscribe { log.append("\($0)") }
    #expect(log == ["next(1)", "next(2)", "completed", "resource disposed"])
  }

  @Test func `a resource that fails to create is emitted as an error`() {
    var isAsked = false
    var events: [String] = []
    _ = Observable<Int>.using({ () throws -> Resource in throw TestError.other }) { _ in
      isAsked = true
      return .just(1)
    }
    .subscribe { events.append("\($0)") }
    #expect(events == ["error(other)"])
    #expect(!isAsked)
  }

  @Test
  func `a sequence that fails to create is emitted as an error before the resource is disposed`() {
    var log: [String] = []
    _ = Observable<Int>.using({ Resource { log.append($0) } }) { _ in throw TestError.other }
      .subscribe { log.append("\($0)") }
    #expect(log == ["error(other)", "resource disposed"])
  }

  @Test func `each subscription creates its own resource after the previous one is disposed`() {
    var log: [String] = []
    var made = 0
    let failing = Observable<Int>.using({
      made += 1
      log.append("made \(made)")
      return Resource { log.append($0) }
    }) { _ in made < 3 ? .error(TestError.other) : .just(made) }
    _ = failing.retry(5).subscribe { log.append("\($0)") }
    #expect(
      log == [
        "made 1", "resource disposed", "made 2", "resource disposed", "made 3", "next(3)",
        "completed", "resource disposed",
      ]
    )
  }
}
