#if os(macOS) || os(Linux)
import Foundation
import ScreenDocument

/// One end of the way between whoever asks and its helper.
///
/// The helper's end is its standard input and output. An end sees that the other one is shut or its process gone, so no
/// helper outlives whoever asked.
struct HelperSocket {
  let number: Int32

  /// Makes both ends, which no other process inherits.
  static func pair() throws(SystemFailure) -> (near: HelperSocket, far: HelperSocket) {
    var numbers: [Int32] = [-1, -1]
    #if canImport(Darwin)
    guard socketpair(AF_UNIX, SOCK_STREAM, 0, &numbers) == 0 else { throw .last }
    var yes: Int32 = 1
    for number in numbers {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    #else
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &numbers) == 0 else { throw .last }
    #endif
    return (HelperSocket(number: numbers[0]), HelperSocket(number: numbers[1]))
  }

  /// Sends all of the bytes, as far as anybody is there to take them.
  ///
  /// - Returns: Whether that was in time.
  func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) throws(SystemFailure) -> Bool
  {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard try isReady(POLLOUT, until: deadline) else { return false }
      let count = rest.withUnsafeBytes { rest in
        Foundation.send(number, rest.baseAddress, rest.count, Self.flags)
      }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno == EPIPE || errno == ECONNRESET { return true }
      if count < 0, errno != EAGAIN, errno != EINTR { throw .last }
    }
    return true
  }

  /// Receives to the end, or to at least one byte more than a limit.
  ///
  /// - Returns: `nil` if that was not in time.
  func receive(
    limit: Int,
    until deadline: ContinuousClock.Instant
  ) throws(SystemFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      guard try isReady(POLLIN, until: deadline) else { return nil }
      let count = recv(number, &buffer, buffer.count, Self.flags)
      if count == 0 || count < 0 && errno == ECONNRESET { break }
      if count > 0 { bytes += buffer[..<count] }
      if count < 0, errno != EAGAIN, errno != EINTR { throw .last }
    }
    return bytes
  }

  /// Lets both processes see the end; what waits for the other goes on.
  func shut() {
    shutdown(number, Int32(SHUT_RDWR))
  }

  func close() {
    _ = Foundation.close(number)
  }

  #if canImport(Darwin)
  private static let flags = Int32(MSG_DONTWAIT)
  #else
  private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #endif

  private func isReady(
    _ events: Int32,
    until deadline: ContinuousClock.Instant
  ) throws(SystemFailure) -> Bool {
    while true {
      let rest = max(.zero, ContinuousClock.now.duration(to: deadline)) / .milliseconds(1)
      var request = pollfd(fd: number, events: Int16(events), revents: 0)
      let count = poll(&request, 1, Int32(min(rest.rounded(.up), 1_000_000)))
      if count > 0 { return true }
      if count < 0, errno != EINTR { throw .last }
      if count == 0, rest <= 0 { return false }
    }
  }
}
#endif
