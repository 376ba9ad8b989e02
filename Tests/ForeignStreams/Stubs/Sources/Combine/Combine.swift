// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments

// Replaces Combine: the part of its public interface that the adapter and a handler use.

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public final class AnyCancellable {
  private var action: (() -> Void)?

  public init(_ action: @escaping () -> Void) { self.action = action }

  deinit { cancel() }

  public func cancel() {
    action?()
    action = nil
  }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var count = 0

  public init() {}

  public func send(_ value: Output) {
    for (_, receive) in receivers.sorted(by: { $0.key < $1.key }) { receive(value) }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    count += 1
    let key = count
    receivers[key] = receiveValue
    return AnyCancellable { self.receivers[key] = nil }
  }
}

public enum Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      upstream.sink(
        receiveCompletion: receiveCompletion,
        receiveValue: { receiveValue(transform($0)) }
      )
    }
  }
}

extension Publisher {
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
