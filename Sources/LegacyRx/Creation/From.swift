extension ObservableType {
  /// Emits the elements of an array and completes.
  ///
  /// - Parameters:
  ///   - array: The array.
  ///   - scheduler: The scheduler for each element and for the completion; the default emits before
  ///     the outermost `subscribe` of the thread returns.
  /// - Returns: An observable of the elements.
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    .emittingAll(of: array, on: scheduler)
  }

  /// Emits the elements of a sequence and completes.
  ///
  /// - Parameters:
  ///   - sequence: The sequence, iterated once for every subscription.
  ///   - scheduler: The scheduler for each element and for the completion; the default emits before
  ///     the outermost `subscribe` of the thread returns.
  /// - Returns: An observable of the elements.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    .emittingAll(of: sequence, on: scheduler)
  }

  /// Emits the element, if there is one, and completes, during `subscribe`.
  ///
  /// - Parameter optional: The element.
  /// - Returns: An observable of at most one element.
  public static func from(optional: Element?) -> Observable<Element> {
    ProducerWithoutTrampoline { observer in
      if let optional { observer.on(.next(optional)) }
      observer.on(.completed)
      return Disposables.create()
    }
  }

  /// Emits the element, if there is one, and completes, on a scheduler.
  ///
  /// - Parameters:
  ///   - optional: The element.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: An observable of at most one element.
  public static func from(
    optional: Element?,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    .emitting(optional, on: scheduler)
  }
}

extension Observable {
  /// Emits the elements of a sequence and completes; each element and the completion is a step of
  /// its own on a scheduler.
  static func emittingAll<Elements: Swift.Sequence>(
    of elements: Elements,
    on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Producer { observer in
      let sink = Sink(observer)
      sink.hold(
        scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
          var iterator = iterator
          guard let element = iterator.next() else { return sink.finish(.completed) }
          sink.forward(.next(element))
          recurse(iterator)
        }
      )
      return sink
    }
  }
}
