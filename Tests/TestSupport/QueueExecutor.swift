import Dispatch
import Synchronization

/// Runs the jobs of tasks on serial queues: each job goes to the next queue, in turn.
final class QueueExecutor: TaskExecutor {
  private let queues: [DispatchQueue]
  private let jobCount = Atomic<Int>(0)

  /// Creates the queues.
  ///
  /// - Parameter width: The maximum number of jobs that run at the same time.
  init(width: Int) {
    queues = (0..<width).map { DispatchQueue(label: "tests \($0)") }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = jobCount.wrappingAdd(1, ordering: .relaxed).oldValue
    queues[number % queues.count].async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
