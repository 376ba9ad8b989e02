import Foundation
import ScreenDocument
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The outcome of one request.
typealias HTTPResult = Result<HTTPResponse, LoadError>

/// One request and its response, in progress.
final class HTTPExchange: Sendable {
  private struct Storage {
    var machine: StateMachine
    var result: HTTPResult?
    var continuation: CheckedContinuation<HTTPResult, Never>?
  }

  private let storage: Mutex<Storage>

  init(maximumBytes: Int, documentName: String) {
    let machine = StateMachine(maximumBytes: maximumBytes, documentName: documentName)
    storage = Mutex(Storage(machine: machine))
  }

  /// Returns the result, when the exchange has ended; call it once.
  func result() async -> HTTPResult {
    await withCheckedContinuation { continuation in
      let result = storage.withLock { storage -> HTTPResult? in
        if storage.result == nil { storage.continuation = continuation }
        return storage.result
      }
      if let result { continuation.resume(returning: result) }
    }
  }

  /// Handles a response head; does nothing if the exchange is over.
  ///
  /// - Returns: `.cancel` if the head ends the exchange, so that the rest need not be read;
  ///   `.allow` otherwise, also if the exchange was already over.
  func receive(_ head: HTTPResponseHead) -> URLSession.ResponseDisposition {
    handle { $0.receive(head) }
  }

  /// Handles some bytes of the document; does nothing if the exchange is over.
  ///
  /// - Returns: `.cancel` if the bytes end the exchange, so that the rest need not be read;
  ///   `.allow` otherwise, also if the exchange was already over.
  func receive(_ data: Data) -> URLSession.ResponseDisposition {
    handle { $0.receive(data) }
  }

  /// Handles the end of the response, a failure or a cancellation; does nothing if the exchange is
  /// over.
  ///
  /// - Parameter failure: The reason why the request has failed; `nil` if the response has ended.
  func complete(_ failure: LoadError.Reason?) {
    _ = handle { $0.complete(failure) }
  }

  /// Handles an event; delivers the result and returns `.cancel` if the event ends the exchange.
  private func handle(
    _ event: (inout StateMachine) -> HTTPResult?
  ) -> URLSession.ResponseDisposition {
    let (result, continuation) = storage.withLock { storage in
      guard let result = event(&storage.machine) else {
        return (nil as HTTPResult?, nil as CheckedContinuation<HTTPResult, Never>?)
      }
      storage.result = result
      defer { storage.continuation = nil }
      return (result, storage.continuation)
    }
    guard let result else { return .allow }
    continuation?.resume(returning: result)
    return .cancel
  }
}
