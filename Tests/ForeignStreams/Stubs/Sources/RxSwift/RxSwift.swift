// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments

// Replaces RxSwift: the part of its public interface that the adapter and a handler use.

public protocol Disposable {
  func dispose()
}

public protocol ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

public enum Disposables {
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    AnonymousDisposable(dispose)
  }

  public static func create() -> any Disposable { AnonymousDisposable {} }
}

private final class AnonymousDisposable: Disposable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func dispose() {
    action?()
    action = nil
  }
}

public final class DisposeBag {
  private var disposables: [any Disposable] = []

  public init() {}

  deinit { for disposable in disposables { disposable.dispose() } }

  public func insert(_ disposable: any Disposable) { disposables.append(disposable) }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

open class Observable<Element> {
  public typealias Next = (Element) -> Void

  private let start:
    (@escaping Next, @escaping (any Error) -> Void, @escaping () -> Void) -> any Disposable

  public init(
    _ start:
      @escaping (@escaping Next, @escaping (any Error) -> Void, @escaping () -> Void) ->
      any Disposable
  ) {
    self.start = start
  }

  public func subscribe(
    onNext: Next? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposable = start(onNext ?? { _ in }, onError ?? { _ in }, onCompleted ?? {})
    return Disposables.create {
      disposable.dispose()
      onDisposed?()
    }
  }

  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    Observable<Result> { next, failed, completed in
      self.subscribe(onNext: { next(transform($0)) }, onError: failed, onCompleted: completed)
    }
  }

  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { next, failed, completed in
      let scheduled = DisposeBag()
      return self.subscribe(
        onNext: { element in
          scheduler.schedule(element) {
            next($0)
            return Disposables.create()
          }
          .disposed(by: scheduled)
        },
        onError: failed,
        onCompleted: completed
      )
    }
  }
}

public final class PublishSubject<Element>: Observable<Element> {
  private final class Observers {
    var nexts: [Int: Next] = [:]
    var count = 0
  }

  private let observers: Observers

  public init() {
    let observers = Observers()
    self.observers = observers
    super.init { next, _, _ in
      observers.count += 1
      let key = observers.count
      observers.nexts[key] = next
      return Disposables.create { observers.nexts[key] = nil }
    }
  }

  public func onNext(_ element: Element) {
    for (_, next) in observers.nexts.sorted(by: { $0.key < $1.key }) { next(element) }
  }
}
