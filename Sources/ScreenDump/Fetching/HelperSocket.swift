#if os(macOS) || os(Linux)
import Basics
import Foundation
import ScreenDocument

/// One end of the way between whoever asks and its helper.
///
/// The helper's end is its standard input and output. An end sees that the other one is shut or its process gone, so no
/// helper outlives whoever asked.
struct HelperSocket {
  let file: FileDescriptor

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
    return (
      HelperSocket(file: FileDescriptor(number: numbers[0])),
      HelperSocket(file: FileDescriptor(number: numbers[1]))
    )
  }

  /// Sends all of the bytes, as far as anybody is there to take them.
  ///
  /// - Returns: Whether that was in time.
  func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) throws(SystemFailure) -> Bool
  {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let time = time(until: deadline) else { return false }
      guard try file.isWritable(within: time) else { continue }
      let count = rest.withUnsafeBytes { rest in
        Foundation.send(file.number, rest.baseAddress, rest.count, Self.flags)
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
    while bytes.count <= limit {
      guard let time = time(until: deadline) else { return nil }
      guard try file.isReadable(within: time) else { continue }
      do throws(SystemFailure) {
        let some = try file.readSome()
        if some.isEmpty { break }
        bytes += some
      } catch {
        // What was not asked to its end says so at its own.
        guard error.code == ECONNRESET else { throw error }
        break
      }
    }
    return bytes
  }

  /// Lets both processes see the end; what waits for the other goes on.
  func shut() {
    shutdown(file.number, Int32(SHUT_RDWR))
  }

  func close() {
    _ = Foundation.close(file.number)
  }

  #if canImport(Darwin)
  private static let flags = Int32(MSG_DONTWAIT)
  #else
  private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #endif

  /// The time that is left, if any.
  private func time(until deadline: ContinuousClock.Instant) -> Duration? {
    let time = ContinuousClock.now.duration(to: deadline)
    return time > .zero ? time : nil
  }
}
#endif
