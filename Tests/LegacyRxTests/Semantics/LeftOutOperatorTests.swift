import LegacyRx
import LegacyRxTestKit
import Testing

/// The replacements that `LeftOut.md` recommends behave like the operators that are left out.
@Suite struct LeftOutOperatorTests {
  @Test func `flatMapFirst, built from the operators, ignores elements while an inner one runs`() {
    let test = MarbleTest()
    let source = test.hot("-a-b--c-|")
    let result = test.run {
      Observable<String>.deferred {
        var isBusy = false
        return source.filter { _ in !isBusy }.flatMap { element in
          isBusy = true
          return test.cold("-\(element)-|").asObservable().do(onDispose: { isBusy = false })
        }
      }
    }
    #expect(result == "--a----c-|")
  }

  @Test(arguments: [("-1-|", "-1-|"), ("---|", "---(0|)"), ("--#", "--#")])
  func `ifEmpty, built from the operators, replaces an empty sequence`(
    source: String,
    expected: String
  ) {
    let test = MarbleTest()
    let source = test.hot(source)
    let result = test.run {
      Observable<String>.deferred {
        var isEmpty = true
        return source.do(onNext: { _ in isEmpty = false })
          .concat(Observable.deferred { isEmpty ? .just("0") : .empty() })
      }
    }
    #expect(result == expected)
  }

  @Test(arguments: [("-1-2|", "-(1|)"), ("---|", "---(0|)"), ("--#", "--#")])
  func `first(), built from the operators, is nil for an empty sequence`(
    source: String,
    expected: String
  ) {
    let test = MarbleTest()
    let source = test.hot(source)
    let result = test.run {
      let first: Single<String?> = source.map(Optional.some).concat(Observable.just(nil)).take(1)
        .asSingle()
      return first.map { $0 ?? "0" }
    }
    #expect(result == expected)
  }

  @Test(arguments: [
    ("-1-2-3|", "---(2|)"), ("-1-|", "---{Sequence doesn't contain any elements.}"), ("--#", "--#"),
  ])
  func `element(at:), built from the operators, fails without such an element`(
    source: String,
    expected: String
  ) {
    let test = MarbleTest()
    let source = test.hot(source)
    #expect(test.run { source.skip(1).take(1).asSingle() } == expected)
  }

  @Test func `skip(until:), built from the operators, skips until another sequence emits`() {
    let test = MarbleTest()
    let source = test.hot("-1-2-3-4|")
    let other = test.hot("----x|")
    #expect(test.run { source.withLatestFrom(other) { element, _ in element } } == "-----3-4|")
  }

  @Test(arguments: [
    ("-1-2|", "-1-2|"), ("-1-2-----3|", "-1-2---{Sequence timeout.}"), ("-1#", "-1#"),
    ("-------1|", "----{Sequence timeout.}"),
    ("---|", "---|"),
  ])
  func `timeout, built from the operators, fails for a late element, not after the end`(
    source: String,
    expected: String
  ) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let result = test.run {
      let source = hot.share()
      let watch = source.map { _ in () }.startWith(())
        .flatMapLatest {
          Observable<Int>.timer(MarbleTest.frames(4), scheduler: test.scheduler)
            .flatMap { _ in Observable<Event<String>>.error(RxError.timeout) }
        }
      return Observable.merge(source.materialize(), watch).dematerialize()
    }
    #expect(result == expected)
    #expect(hot.subscriptions.count == 1)
  }

  @Test func `take and skip for a time and delaySubscription, built from the operators`() {
    func timer(_ test: MarbleTest) -> Observable<Int> {
      .timer(MarbleTest.frames(4), scheduler: test.scheduler)
    }
    let take = MarbleTest()
    let taken = take.hot("-1-2-3-4|")
    #expect(take.run { taken.take(until: timer(take)) } == "-1-2|")
    let skip = MarbleTest()
    let skipped = skip.hot("-1-2-3-4|")
    #expect(
      skip.run { skipped.withLatestFrom(timer(skip)) { element, _ in element } } == "-----3-4|"
    )
    let later = MarbleTest()
    let cold = later.cold("-1-2|")
    #expect(later.run { timer(later).flatMap { _ in cold } } == "-----1-2|")
  }
}
