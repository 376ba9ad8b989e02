import Foundation
import ScreenDocument
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A fetcher of documents from servers.
final class HTTPFetcher: Sendable {
  private struct SessionWithDelegate {
    let session: URLSession
    let delegate: HTTPDelegate
  }

  /// The maximum timeout, one year, because clocks and sessions do not accept every duration.
  private static let maximumTimeout = Duration.seconds(365 * 86_400)

  private let clock: any Clock<Duration>
  private let session = Mutex<SessionWithDelegate?>(nil)

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  deinit {
    session.withLock { $0?.session.invalidateAndCancel() }
  }

  /// Fetches a document; fails if this, with its redirects, takes longer than the timeout of the
  /// request or than one year, or if the task is cancelled.
  func fetch(
    _ url: URL,
    _ request: ResourceRequest
  ) async throws(LoadError) -> ResourceResponse {
    let name = request.location.displayName
    let result = await withTaskGroup(of: Result<ResourceResponse, LoadError>?.self) { group in
      group.addTask {
        do throws(LoadError) {
          return .success(try await self.fetchFollowingRedirects(url, request))
        } catch {
          return .failure(error)
        }
      }
      group.addTask { [clock] in
        do {
          try await clock.sleep(for: min(request.limits.timeout, Self.maximumTimeout))
          return .failure(LoadError(.timedOut(request.limits.timeout), of: name))
        } catch {
          return nil
        }
      }
      defer { group.cancelAll() }
      for await result in group {
        if let result { return result }
      }
      return .failure(LoadError(.cancelled, of: name))
    }
    return try result.get()
  }

  /// Requests a document, and follows up to `maximumRedirects` redirects; a negative limit counts
  /// as 0.
  ///
  /// The validators of the request are sent only to the URL that has sent them, and only this URL
  /// can confirm the copy.
  private func fetchFollowingRedirects(
    _ start: URL,
    _ request: ResourceRequest
  ) async throws(LoadError) -> ResourceResponse {
    var url = start
    let limit = max(0, request.limits.maximumRedirects)
    for _ in 0...limit {
      let validators = request.validators.flatMap {
        $0.wereSent(by: url, forRequestOf: start) ? $0 : nil
      }
      let response = try await performSingleRequest(url, request, validators)
      if response.head.hasStatus200Or203 {
        guard !response.hasIncompleteCompressedJSON else {
          throw LoadError(.connection(.damagedCompression), of: request.location.displayName)
        }
        return .fetched(
          response.bytes,
          response.head.validators.sent(by: url, forRequestOf: start)
        )
      }
      if response.head.status == 304, validators != nil { return .notModified }
      guard response.head.isRedirect else {
        throw LoadError(.status(response.head.status), of: request.location.displayName)
      }
      guard let location = response.head.location else {
        throw LoadError(.connection(.redirectWithoutTarget), of: request.location.displayName)
      }
      guard let target = RedirectTarget(location, from: url).allowedURL else {
        let place = RedirectTarget(location, from: url).printableTarget
        throw LoadError(.refusedRedirect(to: place), of: request.location.displayName)
      }
      url = target
    }
    throw LoadError(.tooManyRedirects(limit: limit), of: request.location.displayName)
  }

  private func performSingleRequest(
    _ url: URL,
    _ request: ResourceRequest,
    _ validators: ResourceValidators?
  ) async throws(LoadError) -> HTTPResponse {
    let exchange = HTTPExchange(
      maximumBytes: request.limits.maximumBytes,
      documentName: request.location.displayName
    )
    let task = makeTask(for: url, request, validators, exchange)
    let result = await withTaskCancellationHandler {
      task.resume()
      return await exchange.result()
    } onCancel: {
      exchange.complete(.cancelled)
      task.cancel()
    }
    return try result.get()
  }

  private func makeTask(
    for url: URL,
    _ request: ResourceRequest,
    _ validators: ResourceValidators?,
    _ exchange: HTTPExchange
  ) -> URLSessionDataTask {
    var http = URLRequest(url: url.withLowercasedScheme)
    http.cachePolicy = .reloadIgnoringLocalCacheData
    let timeout = min(request.limits.timeout, Self.maximumTimeout)
    // The clock limits the duration. The session's own timer runs in real time and must not end the
    // request first.
    http.timeoutInterval = TimeInterval(timeout.components.seconds) + 60
    http.setValue("application/json", forHTTPHeaderField: "Accept")
    http.setValue(validators?.etag, forHTTPHeaderField: "If-None-Match")
    http.setValue(validators?.lastModified, forHTTPHeaderField: "If-Modified-Since")
    let session = currentSession()
    let task = session.session.dataTask(with: http)
    session.delegate.add(exchange, for: task)
    return task
  }

  /// Returns the session, created on first use: it stores nothing and sends no cookies.
  private func currentSession() -> SessionWithDelegate {
    session.withLock { session in
      if let session { return session }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      let delegate = HTTPDelegate()
      let new = SessionWithDelegate(
        session: URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil),
        delegate: delegate
      )
      session = new
      return new
    }
  }
}

extension URL {
  /// The same URL with its scheme in lowercase, which sessions on every system accept.
  fileprivate var withLowercasedScheme: URL {
    guard let scheme, scheme.contains(where: \.isUppercase),
      var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    components.scheme = scheme.lowercased()
    return components.url ?? self
  }
}
