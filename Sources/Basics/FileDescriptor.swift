import Foundation

/// An open file of the system.
package struct FileDescriptor: Sendable {
  /// Standard input.
  package static let standardInput = FileDescriptor(number: 0)
  /// Standard output.
  package static let standardOutput = FileDescriptor(number: 1)
  /// Standard error.
  package static let standardError = FileDescriptor(number: 2)

  /// The system's number for it.
  package let number: Int32

  /// Names a file that is open.
  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file, runs a body and closes the file again.
  package static func open<Result>(
    _ path: String,
    flags: Int32,
    mode: UInt32 = 0o666,
    _ body: (FileDescriptor) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    let number = Foundation.open(path, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
    guard number >= 0 else { throw .last }
    defer { close(number) }
    return try body(FileDescriptor(number: number))
  }

  /// Opens a file that another user may own, to inspect it without a change.
  ///
  /// Nobody waits for a pipe's writer, links are not followed, and reading leaves the access time as it is where the
  /// system lets this process do so.
  package static func openToInspect<Result>(
    _ path: String,
    _ body: (FileDescriptor) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    #if os(Linux)
    let noAccessTime: Int32 = 0o1_000_000  // O_NOATIME, which Glibc's module lacks
    do throws(SystemFailure) {
      return try open(path, flags: flags | noAccessTime, body)
    } catch {
      // Only the owner of a file may ask for that.
      guard error.code == EPERM else { throw error }
    }
    #endif
    return try open(path, flags: flags, body)
  }

  /// Reads to the end, or to at least one byte more than a limit.
  package func read(limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = Foundation.read(number, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Reads what there is, at most 256 KiB and no more than a limit; nothing at the end.
  package func readSome(limit: Int = 1 << 18) throws(SystemFailure) -> [UInt8] {
    var code: Int32 = 0
    let capacity = max(1, min(limit, 1 << 18))
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      repeat {
        let count = Foundation.read(number, buffer.baseAddress, capacity)
        filled = max(0, count)
        code = count < 0 ? errno : 0
      } while code == EINTR
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    return bytes
  }

  /// Waits for something to read, and reads what there is.
  ///
  /// Whoever opens a pipe to be read so opens it with `O_NONBLOCK`, which waits for no writer.
  ///
  /// - Parameter isCancelled: Whether to wait no more; asked five times a second.
  /// - Returns: Some bytes; none at the end, and after a cancellation.
  /// - Throws: What the system says.
  package func readSome(isCancelled: () -> Bool) throws(SystemFailure) -> [UInt8] {
    while size == nil {
      if try isReadable(within: 200) {
        do throws(SystemFailure) {
          return try readSome()
        } catch {
          // Another process has read what was there.
          guard error.code == EAGAIN else { throw error }
        }
      }
      if isCancelled() { return [] }
    }
    return try readSome()
  }

  /// Waits for something to read, or for the end.
  ///
  /// - Returns: Whether it came in that time.
  private func isReadable(within milliseconds: Int32) throws(SystemFailure) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    guard count < 0 else { return count > 0 }
    guard errno == EINTR else { throw .last }
    return false
  }

  /// How many bytes an ordinary file has; `nil` for what is none.
  package var size: Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Writes all of a text.
  package func write(_ text: String) throws(SystemFailure) {
    try write(Array(text.utf8))
  }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { rest in
        Foundation.write(number, rest.baseAddress, rest.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      start += count
    }
  }

  /// Waits until what was written is on the disk.
  package func synchronize() throws(SystemFailure) {
    guard fsync(number) == 0 else { throw .last }
  }
}
