import Dispatch

/// Runs work that waits for a browser on its own queue, so that it blocks no other work, and
/// records its failures as failures of the requesting test.
final class BrowserExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "browser")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
