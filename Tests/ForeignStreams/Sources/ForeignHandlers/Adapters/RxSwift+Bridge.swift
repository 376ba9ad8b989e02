// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Bridge
public import RxSwift

extension RxSwift.Observable: @retroactive ValueSource {
  public func subscribe(
    next: @escaping @Sendable (Element) -> Void,
    failed: @escaping @Sendable (any Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let subscription = subscribe(onNext: next, onError: failed, onCompleted: completed)
    return Cancellation { subscription.dispose() }
  }
}
