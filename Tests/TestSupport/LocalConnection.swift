import Foundation

/// The response channel to one client of a ``LocalServer``.
public struct LocalConnection: Sendable {
  let descriptor: Int32

  /// Sends a complete response.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The headers, `Content-Length` added.
  ///   - body: The document.
  public func respond(_ status: Int, headers: [String: String] = [:], _ body: String = "") {
    let length = ["Content-Length": "\(body.utf8.count)"]
    sendHead(status, headers: headers.merging(length) { own, _ in own })
    send(body)
  }

  /// Sends only the status and the headers.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The headers; the connection is closed after every response.
  public func sendHead(_ status: Int, headers: [String: String] = [:]) {
    var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    send(head + "\r\n")
  }

  /// Sends a text unchanged.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether the client still accepts it.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes unchanged.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Whether the client still accepts them.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { rest in
        Foundation.send(descriptor, rest.baseAddress, rest.count, flags)
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Blocks until the client closes the connection.
  public func waitForClose() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }

  /// Reads until the empty line after the headers.
  func readRequest() -> LocalRequest? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 65_536, !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    return LocalRequest(String(decoding: bytes, as: UTF8.self))
  }
}
