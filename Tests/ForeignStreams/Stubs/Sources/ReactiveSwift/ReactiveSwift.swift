// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments

// Replaces ReactiveSwift: the part of its public interface that the adapter and a handler use.

public protocol Disposable: AnyObject {
  func dispose()
}

public final class AnyDisposable: Disposable {
  private var action: (() -> Void)?

  public init(_ action: @escaping () -> Void) { self.action = action }

  public func dispose() {
    action?()
    action = nil
  }
}

public final class Signal<Value, Error: Swift.Error> {
  public final class Observer {
    let value: (Value) -> Void
    let failed: (Error) -> Void
    let completed: () -> Void

    public init(
      value: ((Value) -> Void)? = nil,
      failed: ((Error) -> Void)? = nil,
      completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) {
      self.value = value ?? { _ in }
      self.failed = failed ?? { _ in }
      self.completed = completed ?? {}
    }

    public func send(value: Value) { self.value(value) }
    public func sendCompleted() { completed() }
  }

  private var observers: [Int: Observer] = [:]
  private var count = 0

  public static func pipe() -> (output: Signal, input: Observer) {
    let signal = Signal()
    let input = Observer(value: { value in
      for (_, observer) in signal.observers.sorted(by: { $0.key < $1.key }) {
        observer.send(value: value)
      }
    })
    return (signal, input)
  }

  public func observe(_ observer: Observer) -> (any Disposable)? {
    count += 1
    let key = count
    observers[key] = observer
    return AnyDisposable { self.observers[key] = nil }
  }

  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result, Error> {
    let (output, input) = Signal<Result, Error>.pipe()
    _ = observe(Observer(value: { input.send(value: transform($0)) }))
    return output
  }
}

public struct SignalProducer<Value, Error: Swift.Error> {
  private let signal: Signal<Value, Error>

  public init(_ signal: Signal<Value, Error>) { self.signal = signal }

  public func start(_ observer: Signal<Value, Error>.Observer) -> any Disposable {
    signal.observe(observer) ?? AnyDisposable {}
  }
}
