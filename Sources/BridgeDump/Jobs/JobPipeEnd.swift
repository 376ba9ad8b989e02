import Basics
import ScreenDocument

/// One end of a pipe between a replay and a job process, which either sends or receives messages;
/// each message follows its number of bytes.
struct JobPipeEnd: Sendable {
  private let file: FileDescriptor

  init(_ file: FileDescriptor) {
    self.file = file
  }

  /// Sends a message; waits while the pipe is full.
  ///
  /// - Throws: A failure if the pipe cannot be written, as after the end of the other process.
  func send(_ message: [UInt8]) throws(SystemFailure) {
    var bytes: [UInt8] = []
    bytes.append(integer: message.count)
    try file.write(bytes + message)
  }

  /// Waits for a message; `nil` at the end of the pipe, and for an incomplete message or one above
  /// 1 GiB.
  func receive() throws(SystemFailure) -> [UInt8]? {
    guard let head = try readBytes(8) else { return nil }
    var rest = head[...]
    guard let count = rest.popInteger(), 0...(1 << 30) ~= count else { return nil }
    return try readBytes(count)
  }

  private func readBytes(_ count: Int) throws(SystemFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let some = try file.readSome(limit: count - bytes.count)
      if some.isEmpty { return nil }
      bytes += some
    }
    return bytes
  }
}
