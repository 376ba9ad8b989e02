/// An observer that sets something on a target, on a scheduler, without keeping the target alive.
///
/// It binds elements only: a failure is a programming error, which traps in debug builds.
public struct Binder<Value>: ObserverType {
  /// The type of the elements bound.
  public typealias Element = Value

  private let binding: (Event<Value>) -> Void

  /// Creates a binder.
  ///
  /// - Parameters:
  ///   - target: The object to set something on.
  ///   - scheduler: The scheduler to set it on.
  ///   - binding: Sets the value on the target.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { [weak target] element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error):
        rxFatalErrorInDebug("Binding error: \(error)")
      case .completed:
        break
      }
    }
  }

  /// Binds the element of a `next` event.
  public func on(_ event: Event<Value>) {
    binding(event)
  }

  /// Returns the binder as a type-erased observer.
  ///
  /// - Returns: An observer that binds elements.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}
