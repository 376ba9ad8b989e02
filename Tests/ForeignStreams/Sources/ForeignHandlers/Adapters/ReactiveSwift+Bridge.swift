// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Bridge
public import ReactiveSwift

extension ReactiveSwift.Signal: @retroactive ValueSource {
  public func subscribe(
    next: @escaping @Sendable (Value) -> Void,
    failed: @escaping @Sendable (any Swift.Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let disposable = observe(Observer(value: next, failed: failed, completed: completed))
    return Cancellation { disposable?.dispose() }
  }
}
