import ScreenDocument
import Synchronization

/// A fetcher whose responses a test provides, in any order.
final class HeldFetcher: ResourceFetching {
  typealias Answer = Result<ResourceResponse, LoadError>

  private struct State {
    var requests: [ResourceRequest] = []
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())
  private let mindsCancellation: Bool

  /// Creates a fetcher.
  ///
  /// - Parameter mindsCancellation: Whether a cancelled request fails at once.
  init(mindsCancellation: Bool = true) {
    self.mindsCancellation = mindsCancellation
  }

  /// The requests, in order.
  var requests: [ResourceRequest] { state.withLock(\.requests) }

  func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count - 1
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        var cancelled: CheckedContinuation<Answer, Never>?
        let arrived = state.withLock { state in
          state.waiting[number] = continuation
          if Task.isCancelled, mindsCancellation {
            cancelled = state.waiting.removeValue(forKey: number)
          }
          let count = state.requests.count
          defer { state.arrivals.removeAll { $0.count <= count } }
          return state.arrivals.filter { $0.count <= count }
        }
        for arrival in arrived { arrival.continuation.resume() }
        cancelled?.resume(returning: .failure(LoadError(.cancelled, of: "x")))
      }
    } onCancel: {
      guard mindsCancellation else { return }
      answer(number, .failure(LoadError(.cancelled, of: "x")))
    }
    return try result.get()
  }

  /// Suspends until a number of requests have arrived.
  func arrive(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let isThere = state.requests.count >= count && state.waiting[count - 1] != nil
        if !isThere { state.arrivals.append((count, continuation)) }
        return isThere
      }
      if isThere { continuation.resume() }
    }
  }

  /// Answers a request, by its number from 0.
  func answer(_ number: Int, _ answer: Answer) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: answer)
  }

  /// Answers a request with a document.
  func answer(_ number: Int, _ document: String, etag: String? = nil) {
    answer(number, .success(.fetched(Array(document.utf8), ResourceValidators(etag: etag))))
  }

  /// Fails a request like a server that is down.
  func fail(_ number: Int) {
    answer(number, .failure(LoadError(.connection(.refused), of: "x")))
  }
}
