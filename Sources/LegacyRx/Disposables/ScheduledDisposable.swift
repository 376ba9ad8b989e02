/// A disposable that disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler to dispose on.
  public let scheduler: any ImmediateSchedulerType
  private let disposable: SingleAssignmentDisposable

  /// Creates a disposable that disposes another one on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to dispose on.
  ///   - disposable: The disposable to dispose there.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = SingleAssignmentDisposable()
    self.disposable.setDisposable(disposable)
  }

  /// Whether the scheduler has disposed the other disposable; after `dispose()` it stays false
  /// until the scheduler has run the disposal.
  public var isDisposed: Bool { disposable.isDisposed }

  /// Schedules the disposal of the other disposable on the scheduler.
  public func dispose() {
    _ = scheduler.schedule(disposable) { disposable in
      disposable.dispose()
      return Disposables.create()
    }
  }
}
