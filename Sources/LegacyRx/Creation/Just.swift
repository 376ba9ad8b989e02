extension ObservableType {
  /// Emits one element and completes, during `subscribe`.
  ///
  /// - Returns: An observable of one element.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// Emits one element and completes, on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: An observable of one element.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    .emitting(element, on: scheduler)
  }
}

/// The sequence of `just(_:)`: emits one element and completes, during `subscribe`.
@usableFromInline
final class Just<Element>: Observable<Element> {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init()
  }

  @inlinable
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    observer.on(.next(element))
    observer.on(.completed)
    return Disposables.create()
  }

  override var wiringName: String { "just" }
}

extension Observable {
  /// Emits an element and completes, as two steps on a scheduler; with `nil`, completes as one
  /// step.
  static func emitting(
    _ element: Element?,
    on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Producer { observer in
      let sink = Sink(observer)
      sink.hold(
        scheduler.schedule(element) { element in
          guard let element else {
            sink.finish(.completed)
            return Disposables.create()
          }
          sink.forward(.next(element))
          return scheduler.schedule(()) {
            sink.finish(.completed)
            return Disposables.create()
          }
        }
      )
      return sink
    }
  }
}
