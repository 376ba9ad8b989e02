import Foundation
import Synchronization

/// A tiny HTTP/1.1 server on this machine, for one test.
///
/// Each connection has its own thread, so a route may wait for the test; a response ends with its
/// connection. The server runs until it is stopped, or the process ends.
public final class LocalServer: Sendable {
  /// Responds to a request; the server adds nothing.
  public typealias Route = @Sendable (LocalRequest, LocalConnection) -> Void

  /// The port that the server listens on.
  public let port: UInt16

  private struct State {
    var routes: [String: Route]
    var requests: [LocalRequest] = []
    var isStopped = false
  }

  private let listener: Int32
  private let state: Mutex<State>

  /// Starts a server.
  ///
  /// - Parameter routes: The route of each path; 404 for all others.
  /// - Throws: If no port is available.
  public init(_ routes: [String: Route] = [:]) throws {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    listener = socket(AF_INET, kind, 0)
    // A process that another test starts in the meantime would keep a connection open.
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, pointer, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    state = Mutex(State(routes: routes))
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { break }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        serve(LocalConnection(descriptor: connection))
      }
      // The socket stays bound, so that no other server gets the port and answers instead.
    }
  }

  /// The URL of a path.
  ///
  /// - Parameter path: The path, with its slash and query.
  /// - Returns: The URL as text.
  public func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The requests until now, in order of arrival.
  public var requests: [LocalRequest] { state.withLock(\.requests) }

  /// Replaces the route of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - route: The new route.
  public func answer(_ path: String, _ route: @escaping Route) {
    state.withLock { $0.routes[path] = route }
  }

  /// Stops listening; later requests are refused, as the port stays taken.
  public func stop() {
    let isFirst = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    guard isFirst else { return }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve(_ connection: LocalConnection) {
    Thread.detachNewThread { [self] in
      defer { close(connection.descriptor) }
      guard let request = connection.readRequest() else { return }
      let route = state.withLock { state in
        state.requests.append(request)
        return state.routes[request.path]
      }
      guard let route else { return connection.respond(404) }
      route(request, connection)
    }
  }
}

extension LocalServer {
  /// Returns a route that responds with a document.
  ///
  /// - Parameters:
  ///   - body: The document.
  ///   - headers: The headers.
  /// - Returns: The route.
  public static func document(_ body: String, headers: [String: String] = [:]) -> Route {
    { _, connection in connection.respond(200, headers: headers, body) }
  }

  /// Returns a route that begins a document and never ends it.
  ///
  /// - Parameters:
  ///   - hasBegun: Fires after the first bytes are sent.
  ///   - isClosed: Fires after the client has closed the connection.
  /// - Returns: The route.
  public static func endless(begun hasBegun: Signal, closed isClosed: Signal) -> Route {
    { _, connection in
      connection.sendHead(200)
      connection.send("{")
      hasBegun.fire()
      connection.waitForClose()
      isClosed.fire()
    }
  }

  /// Returns a route that responds with a document, or with 304 to a request with its entity tag.
  ///
  /// - Parameters:
  ///   - body: The document.
  ///   - etag: The entity tag.
  /// - Returns: The route.
  public static func document(_ body: String, etag: String) -> Route {
    { request, connection in
      if request.headers["if-none-match"] == etag {
        connection.respond(304, headers: ["ETag": etag])
      } else {
        connection.respond(200, headers: ["ETag": etag], body)
      }
    }
  }

  /// Returns a route that responds with a status only.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The headers.
  /// - Returns: The route.
  public static func status(_ status: Int, headers: [String: String] = [:]) -> Route {
    { _, connection in connection.respond(status, headers: headers) }
  }
}
