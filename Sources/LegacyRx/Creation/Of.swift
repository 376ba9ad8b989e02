extension ObservableType {
  /// Emits the given elements and completes.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: The scheduler each element is emitted on.
  /// - Returns: An observable of the elements.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
