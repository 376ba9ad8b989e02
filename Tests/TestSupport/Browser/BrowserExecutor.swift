#if os(macOS) || os(Linux)
import Dispatch

/// Runs the tests of pages in turn on a queue of their own, so that waiting for the browser blocks no other test, and
/// a failure belongs to the test that runs.
final class BrowserExecutor: TaskExecutor {
  static let shared = BrowserExecutor()
  static let queue = DispatchQueue(label: "browser")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Self.queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
#endif
