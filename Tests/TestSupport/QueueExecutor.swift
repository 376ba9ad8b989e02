import Foundation

/// Runs the jobs of tasks on a queue.
final class QueueExecutor: TaskExecutor {
  private let queue = OperationQueue()

  /// Creates a queue.
  ///
  /// - Parameter width: The maximum number of jobs that run at the same time.
  init(width: Int) {
    queue.maxConcurrentOperationCount = width
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
