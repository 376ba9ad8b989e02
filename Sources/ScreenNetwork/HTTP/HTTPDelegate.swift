import Foundation
import ScreenDocument
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Brings what a session tells to the exchange that it is about.
///
/// The session follows no redirect by itself: where it leads is checked before anybody is asked.
final class HTTPDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: HTTPExchange]>([:])

  func add(_ exchange: HTTPExchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
    if exchange(of: task)?.receive(HTTPHead(response)) == true { task.cancel() }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = response as? HTTPURLResponse, let exchange = exchange(of: dataTask) else {
      completionHandler(.cancel)
      return
    }
    let isOver = exchange.receive(HTTPHead(response))
    completionHandler(isOver ? .cancel : .allow)
    if isOver { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(of: dataTask)?.receive(data) == true { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(error.map(LoadError.Reason.init))
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}

extension LoadError.Reason {
  /// What a session's error comes to; its text, which may hold a URL, is left out.
  fileprivate init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .connection(.other)
      return
    }
    self =
      switch error.code {
      case .cancelled: .cancelled
      case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .connection(.offline)
      case .cannotFindHost, .dnsLookupFailed: .connection(.unknownHost)
      case .cannotConnectToHost: .connection(.refused)
      case .networkConnectionLost: .connection(.lost)
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .appTransportSecurityRequiresSecureConnection:
        .connection(.insecure)
      case .badServerResponse, .cannotParseResponse: .connection(.invalidAnswer)
      default: .connection(.other)
      }
  }
}
