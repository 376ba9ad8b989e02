/// An observer that applies each element to a target object, on a scheduler, without retaining the
/// target.
///
/// A completion is ignored. A failure is a programming error: it traps in debug builds and is
/// printed in release builds.
public struct Binder<Value>: ObserverType {
  /// The type of the elements bound.
  public typealias Element = Value

  private let binding: (Event<Value>) -> Void

  /// Creates a binder.
  ///
  /// - Parameters:
  ///   - target: The object that receives the values; after its release, values are dropped.
  ///   - scheduler: The scheduler on which `binding` is called; by default a `MainScheduler` of the
  ///     binder, which calls it at once on the main queue if no earlier element waits or is being
  ///     bound, and otherwise later on the main queue.
  ///   - binding: Applies a value to the target.
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

  /// Schedules the binding of a `next` event's element; ignores a completion.
  ///
  /// A failure traps in debug builds and is printed in release builds, also after the release of
  /// the target.
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
