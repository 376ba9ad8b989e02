/// Measures the time of each of several workers whose work is interleaved.
///
/// On virtual time waiting takes no time, and between a response and what is shown for it others work. So
/// work is measured, not what passes: what is called for a worker, and what that has scheduled.
final class WorkMeter {
  /// One side of a content, with the current response.
  final class Worker {
    fileprivate(set) var time = Duration.zero
  }

  /// Who is at work.
  private(set) var worker: Worker?
  private let uptime: () -> Duration
  private var begin = Duration.zero

  /// Creates a meter.
  ///
  /// - Parameter uptime: A steady clock's time since some moment.
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
