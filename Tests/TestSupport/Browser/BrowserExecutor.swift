import Dispatch

/// Runs what waits for a browser on a queue of its own, so that it keeps nobody else from running,
/// and what fails in it is a failure of the test that asked.
final class BrowserExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "browser")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
