/// Measures the working time of each side, while the work of several sides alternates.
///
/// On virtual time, waiting takes no time, and other sides work between a response and its output.
/// So the meter measures work instead of elapsed time: the calls made for a side, and the work that
/// these calls scheduled.
final class WorkTimeMeter {
  /// One side of a content while it handles one response, with the time that it has worked.
  final class Worker {
    fileprivate(set) var workTime = Duration.zero
  }

  /// The worker whose time is measured now; `nil` if none is.
  private(set) var currentWorker: Worker?
  private let uptime: () -> Duration
  private var currentWorkerStart = Duration.zero

  /// Creates a meter.
  ///
  /// - Parameter uptime: Returns the time of a monotonic clock since a fixed moment.
  init(_ uptime: @escaping () -> Duration) {
    self.uptime = uptime
  }

  /// Runs a body, and adds its time to a worker.
  ///
  /// The time of the previous worker pauses meanwhile. With `nil`, no worker's time is measured.
  func run<Result>(as worker: Worker?, _ body: () -> Result) -> Result {
    let previous = self.currentWorker
    switchWorker(to: worker)
    defer { switchWorker(to: previous) }
    return body()
  }

  private func switchWorker(to next: Worker?) {
    let now = uptime()
    currentWorker?.workTime += max(now - currentWorkerStart, .zero)
    currentWorker = next
    currentWorkerStart = now
  }
}
