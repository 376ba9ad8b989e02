/// Measures the time of each of several workers whose work is interleaved.
///
/// On virtual time, waiting takes no time, and other workers run between a response and its output. So the
/// meter measures work instead of elapsed time: the calls made for a worker, and the work that these calls
/// scheduled.
final class WorkMeter {
  /// One side of a content, with its current response.
  final class Worker {
    fileprivate(set) var time = Duration.zero
  }

  /// The current worker.
  private(set) var worker: Worker?
  private let uptime: () -> Duration
  private var begin = Duration.zero

  /// Creates a meter.
  ///
  /// - Parameter uptime: Returns the time of a monotonic clock since a fixed moment.
  init(_ uptime: @escaping () -> Duration) {
    self.uptime = uptime
  }

  /// Attributes the time to a worker until the body ends, and pauses the previous worker.
  func run<Result>(as worker: Worker?, _ body: () -> Result) -> Result {
    let previous = self.worker
    change(to: worker)
    defer { change(to: previous) }
    return body()
  }

  private func change(to next: Worker?) {
    let now = uptime()
    worker?.time += max(now - begin, .zero)
    worker = next
    begin = now
  }
}
