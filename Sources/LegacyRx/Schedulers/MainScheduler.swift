import Dispatch
import Foundation
import Synchronization

// Sendable: its stored properties are constants and themselves sendable.
/// Runs work on the main queue: at once, in the call, if the caller is already there and this
/// scheduler has no queued work.
///
/// | caller            | queued or running before | the action runs            |
/// | ----------------- | ------------------------ | -------------------------- |
/// | on the main queue | nothing                  | in place                   |
/// | on the main queue | something                | later, in order            |
/// | elsewhere         | anything                 | later, on the main queue   |
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The number of pieces of work that are queued or running.
  private let queuedOrRunningCount = Atomic<Int>(0)

  /// Creates a scheduler that counts its own queued work, apart from other main schedulers.
  public init() {
    super.init(serialQueue: .main, positionCounter: .main)
  }

  /// The shared scheduler.
  public static let instance = MainScheduler()

  /// A scheduler for the main queue that never runs work in place.
  ///
  /// | caller            | queued or running before | the action runs          |
  /// | ----------------- | ------------------------ | ------------------------ |
  /// | on the main queue | nothing                  | in a later turn          |
  /// | on the main queue | something                | in a later turn, in order|
  /// | elsewhere         | anything                 | on the main queue        |
  /// | anywhere          | disposed before its turn | never                    |
  public static let asyncInstance = SerialDispatchQueueScheduler(
    serialQueue: .main,
    positionCounter: .main
  )

  /// Traps when the caller is not on the main queue.
  ///
  /// - Parameter errorMessage: The message to trap with; `nil` for a standard message.
  public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    guard MainQueue.isCurrent else {
      rxFatalError(
        errorMessage
          ?? "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."
      )
    }
  }

  /// Traps when the caller is not on the main queue.
  ///
  /// - Parameter errorMessage: The message to trap with; `nil` for a standard message.
  public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
    guard MainQueue.isCurrent else {
      rxFatalError(errorMessage ?? "Running on background thread.")
    }
  }

  override func scheduleInternal<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let before = queuedOrRunningCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
    if before == 0, MainQueue.isCurrent {
      let disposable = action(state)
      decrementQueuedOrRunningCount()
      return disposable
    }
    positionCounter.advance()
    let cancel = SingleAssignmentDisposable()
    let work = UncheckedTransfer {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      self.decrementQueuedOrRunningCount()
    }
    configuration.queue.async { work.value() }
    return cancel
  }

  @usableFromInline
  override func tryRunInPlace(_ work: () -> Void) -> Bool {
    guard queuedOrRunningCount.load(ordering: .acquiring) == 0, MainQueue.isCurrent,
      queuedOrRunningCount.compareExchange(
        expected: 0,
        desired: 1,
        ordering: .acquiringAndReleasing
      ).exchanged
    else { return false }
    work()
    decrementQueuedOrRunningCount()
    return true
  }

  @usableFromInline
  override func reservePosition() -> Int {
    queuedOrRunningCount.wrappingAdd(1, ordering: .acquiringAndReleasing)
    return super.reservePosition()
  }

  @usableFromInline
  override func enqueueAtReservedPosition(_ work: @escaping () -> Void) {
    super.enqueueAtReservedPosition {
      work()
      self.decrementQueuedOrRunningCount()
    }
  }

  /// Records that one piece of work is no longer queued or running.
  private func decrementQueuedOrRunningCount() {
    queuedOrRunningCount.wrappingSubtract(1, ordering: .acquiringAndReleasing)
  }
}
