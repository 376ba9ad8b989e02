import Foundation
import ScreenDocument
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The delegate of a session, which forwards the callbacks of each task to the task's exchange.
///
/// The session follows no redirect by itself: the target is checked before a request is sent to it.
final class HTTPDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let exchangeByTaskID = Mutex<[Int: HTTPExchange]>([:])

  /// Registers the exchange that receives the callbacks of a task, until the task ends.
  func add(_ exchange: HTTPExchange, for task: URLSessionTask) {
    exchangeByTaskID.withLock { $0[task.taskIdentifier] = exchange }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // On Linux, calling the handler of a task that was cancelled meanwhile ends the process. The
    // task is cancelled here, so the handler is not needed.
    #if !canImport(FoundationNetworking)
    completionHandler(nil)
    #endif
    if exchange(of: task)?.receive(HTTPResponseHead(response)) == .cancel { task.cancel() }
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
    let disposition = exchange.receive(HTTPResponseHead(response))
    completionHandler(disposition)
    if disposition == .cancel { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(of: dataTask)?.receive(data) == .cancel { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchangeByTaskID.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    // On Linux a redirect without a target is reported only here.
    if error == nil, let response = task.response as? HTTPURLResponse {
      _ = exchange?.receive(HTTPResponseHead(response))
    }
    exchange?.complete(error.map(LoadError.Reason.init))
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchangeByTaskID.withLock { $0[task.taskIdentifier] }
  }
}

extension LoadError.Reason {
  /// Converts a session's error; drops the error's text, because it may contain a URL.
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
        .connection(.untrustedCertificate)
      case .badServerResponse, .cannotParseResponse: .connection(.notHTTP)
      case .cannotDecodeContentData, .cannotDecodeRawData: .connection(.damagedCompression)
      default: .connection(Self.failure(describedBy: error.localizedDescription) ?? .other)
      }
  }

  /// Returns the failure that an error's text describes; `nil` for an unknown text.
  ///
  /// On Linux, Foundation uses libcurl, which reports some failures only as text.
  private static func failure(describedBy text: String) -> ConnectionFailure? {
    let phrases: [(String, ConnectionFailure)] = [
      ("Invalid Content-Length", .invalidContentLength),
      ("content unencoding", .damagedCompression),
      ("content encoding", .damagedCompression), ("Failed writing header", .invalidHeader),
      ("Header without colon", .invalidHeader), ("Nul byte in header", .invalidHeader),
      ("Out of memory", .invalidHeader), ("Too large response headers", .invalidHeader),
      ("HTTP/0.9", .notHTTP), ("Unsupported response code", .notHTTP),
      ("certificate", .untrustedCertificate), ("SSL", .untrustedCertificate),
      ("TLS", .untrustedCertificate),
    ]
    return phrases.first { text.contains($0.0) }?.1
  }
}
