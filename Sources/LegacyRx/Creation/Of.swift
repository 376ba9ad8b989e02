extension ObservableType {
  /// Emits the given elements and completes.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: The scheduler for each element and for the completion; the default emits before
  ///     the outermost `subscribe` of the thread returns.
  /// - Returns: An observable of the elements.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
