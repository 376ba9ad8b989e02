import LegacyRx
import LegacyRxTestKit
import Testing

/// The activity indicator of public apps compiles with only the import changed, and behaves the
/// same.
@MainActor @Suite struct ActivityIndicatorTests {
  private final class Fixture {
    let indicator = ActivityIndicator()
    let bag = DisposeBag()
    var log: [String] = []

    init() {
      indicator.asDriver().drive(onNext: { [unowned self] in log.append("loading \($0)") })
        .disposed(by: bag)
    }

    func track(_ source: some ObservableConvertibleType<Int>) -> any Disposable {
      source.trackActivity(indicator)
        .subscribe(
          onNext: { [unowned self] in log.append("\($0)") },
          onError: { [unowned self] in log.append("\($0)") },
          onCompleted: { [unowned self] in log.append("completed") }
        )
    }
  }

  @Test func `is loading from the first activity to the end of the last`() {
    let fixture = Fixture()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    _ = fixture.track(first)
    _ = fixture.track(second)
    first.onNext(1)
    first.onCompleted()
    #expect(fixture.log == ["loading false", "loading true", "1", "completed"])
    second.onCompleted()
    #expect(fixture.log.suffix(2) == ["completed", "loading false"])
  }

  @Test func `an error and a disposal also end an activity, once`() {
    let fixture = Fixture()
    let failing = PublishSubject<Int>()
    let subscription = fixture.track(failing)
    failing.onError(TestError.other)
    subscription.dispose()
    #expect(fixture.log == ["loading false", "loading true", "other", "loading false"])
    fixture.log = []
    let disposed = fixture.track(Observable<Int>.never())
    disposed.dispose()
    disposed.dispose()
    #expect(fixture.log == ["loading true", "loading false"])
  }

  @Test func `singles and synchronous activities are tracked, per subscription`() {
    let fixture = Fixture()
    let single = Single.just(1)
    _ = fixture.track(single)
    _ = fixture.track(single)
    #expect(
      fixture.log == [
        "loading false", "loading true", "1", "completed", "loading false", "loading true", "1",
        "completed", "loading false",
      ]
    )
  }

  @Test func `a restarted search stays loading`() {
    let fixture = Fixture()
    let queries = PublishSubject<Int>()
    let answers = (0..<2).map { _ in PublishSubject<Int>() }
    _ = queries.flatMapLatest { answers[$0].trackActivity(fixture.indicator) }
      .subscribe(onNext: { fixture.log.append("\($0)") })
    queries.onNext(0)
    queries.onNext(1)
    answers[1].onNext(10)
    answers[1].onCompleted()
    #expect(
      fixture.log == [
        "loading false", "loading true", "loading false", "loading true", "10", "loading false",
      ]
    )
  }
}
