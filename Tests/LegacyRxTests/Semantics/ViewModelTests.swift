import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

/// Code of real apps: it compiles with only the import changed, and behaves the same.
@MainActor @Suite struct ViewModelTests {
  private struct Item: Equatable {
    let id: Int
    let name: String
  }

  private enum Failure: Error {
    case offline
  }

  private final class Service {
    var requests: [String] = []
    var fails = false

    func search(_ query: String) -> Single<[Item]> {
      Single.create { [weak self] single in
        self?.requests.append(query)
        if self?.fails == true {
          single(.failure(Failure.offline))
        } else {
          single(.success([Item(id: query.count, name: query)]))
        }
        return Disposables.create()
      }
    }
  }

  private final class ViewModel {
    struct Input {
      let query: Observable<String>
      let refresh: Signal<Void>
      let selection: Observable<Int>
    }

    struct Output {
      let items: Driver<[Item]>
      let isLoading: Driver<Bool>
      let error: Signal<String>
      let selected: Observable<Item>
    }

    private let service: Service
    private let loading = BehaviorRelay<Bool>(value: false)
    private let errors = PublishRelay<String>()
    private let bag = DisposeBag()
    let history = BehaviorRelay<[String]>(value: [])

    init(service: Service) {
      self.service = service
    }

    func transform(_ input: Input, scheduler: any SchedulerType) -> Output {
      let query = input.query
        .debounce(.milliseconds(300), scheduler: scheduler)
        .distinctUntilChanged()
        .share(replay: 1)

      query
        .filter { !$0.isEmpty }
        .withLatestFrom(history) { $1 + [$0] }
        .bind(to: history)
        .disposed(by: bag)

      let items = Observable.merge(
        query,
        input.refresh.asObservable().withLatestFrom(query)
      )
      .do(onNext: { [weak self] _ in self?.loading.accept(true) })
      .flatMapLatest { [weak self] query -> Observable<[Item]> in
        guard let self else { return .empty() }
        return self.service.search(query)
          .asObservable()
          .do(onError: { [weak self] error in self?.errors.accept("\(error)") })
          .catchAndReturn([])
      }
      .do(onNext: { [weak self] _ in self?.loading.accept(false) })
      .startWith([])
      .share(replay: 1, scope: .whileConnected)

      let selected = input.selection
        .withLatestFrom(items) { index, items in
          items.indices.contains(index) ? items[index] : nil
        }
        .compactMap { $0 }

      return Output(
        items: items.asDriver(onErrorJustReturn: []),
        isLoading: loading.asDriver().distinctUntilChanged(),
        error: errors.asSignal(),
        selected: selected
      )
    }
  }

  @Test func `the view model of a search screen works as with RxSwift`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let service = Service()
    let model = ViewModel(service: service)
    let query = PublishSubject<String>()
    let refresh = PublishRelay<Void>()
    let selection = PublishSubject<Int>()
    let output = model.transform(
      .init(query: query, refresh: refresh.asSignal(), selection: selection),
      scheduler: scheduler
    )
    let bag = DisposeBag()
    var log: [String] = []
    output.items.drive(onNext: { log.append("items \($0.map(\.name))") }).disposed(by: bag)
    output.isLoading.drive(onNext: { log.append("loading \($0)") }).disposed(by: bag)
    output.error.emit(onNext: { log.append("error \($0)") }).disposed(by: bag)
    output.selected.subscribe(onNext: { log.append("selected \($0.name)") }).disposed(by: bag)
    #expect(log == ["items []", "loading false"])

    log = []
    query.onNext("m")
    query.onNext("mi")
    scheduler.advanceTo(200)
    query.onNext("milk")
    scheduler.advanceTo(499)
    #expect(log.isEmpty)
    scheduler.advanceTo(500)
    #expect(log == ["loading true", "loading false", #"items ["milk"]"#])
    #expect(model.history.value == ["milk"])

    log = []
    selection.onNext(0)
    selection.onNext(7)
    #expect(log == ["selected milk"])

    log = []
    service.fails = true
    refresh.accept(())
    #expect(log == ["loading true", "error offline", "loading false", "items []"])
    #expect(service.requests == ["milk", "milk"])
  }

  @Test func `combined form fields enable a button`() {
    let email = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let isEnabled = BehaviorRelay(value: true)
    let bag = DisposeBag()
    Observable.combineLatest(email, password) { $0.contains("@") && $1.count >= 8 }
      .distinctUntilChanged()
      .observe(on: MainScheduler())
      .bind(to: isEnabled)
      .disposed(by: bag)
    #expect(!isEnabled.value)
    email.accept("a@b.c")
    password.accept("12345678")
    #expect(isEnabled.value)
  }
}
