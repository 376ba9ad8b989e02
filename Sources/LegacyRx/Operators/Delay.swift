public import Dispatch

extension ObservableType {
  /// Emits every element and the completion after a fixed delay; emits a failure at once, and drops
  /// what waits.
  ///
  /// ```
  /// source     ──1──2──┤
  /// delay(3)   ─────1──2──┤
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: The delay.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: An observable of the same events, later.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  {
    let source = asObservable()
    return Producer { observer in DelaySink(observer, dueTime, scheduler).run(source) }
  }
}
