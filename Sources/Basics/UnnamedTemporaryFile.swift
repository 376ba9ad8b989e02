import Foundation

/// A file without a name, which the system deletes when this object is released or the process
/// ends.
package final class UnnamedTemporaryFile {
  private static let bufferSize = 1 << 15

  private let file: FileDescriptor
  private var buffer: [UInt8] = []
  /// The number of appended bytes, also of those in memory that are not written yet.
  package private(set) var byteCount = 0

  /// Creates an empty file in the user's folder for temporary files.
  ///
  /// - Throws: The system's error.
  package init() throws(SystemFailure) {
    let path = NSTemporaryDirectory() + "/homebridge-" + UUID().uuidString
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .last }
    unlink(path)
    file = FileDescriptor(number: number)
  }

  deinit {
    close(file.number)
  }

  /// Appends bytes.
  ///
  /// - Throws: The system's error.
  package func append(_ bytes: [UInt8]) throws(SystemFailure) {
    buffer += bytes
    byteCount += bytes.count
    if buffer.count >= Self.bufferSize { try writeBuffer() }
  }

  /// Reads all bytes from the first on.
  ///
  /// - Parameter body: A function that receives the bytes in parts.
  /// - Throws: The system's error, or the error of the body; after either, do not append any more.
  package func readFromStart(
    _ body: ([UInt8]) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    try writeBuffer()
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw .last }
    while true {
      let bytes = try file.readSome()
      if bytes.isEmpty { break }
      try body(bytes)
    }
    guard lseek(file.number, 0, SEEK_END) >= 0 else { throw .last }
  }

  private func writeBuffer() throws(SystemFailure) {
    guard !buffer.isEmpty else { return }
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
