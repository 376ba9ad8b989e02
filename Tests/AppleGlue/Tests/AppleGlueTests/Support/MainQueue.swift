import Dispatch

/// Returns when all work that was queued on the main queue, and the work that follows from it, has run.
@MainActor
func mainQueueSettles() async {
  for _ in 0..<10 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
