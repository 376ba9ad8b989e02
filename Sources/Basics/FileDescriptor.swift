import Foundation

/// A POSIX file descriptor.
package struct FileDescriptor: Sendable {
  /// Standard input.
  package static let standardInput = FileDescriptor(number: 0)
  /// Standard output.
  package static let standardOutput = FileDescriptor(number: 1)
  /// Standard error.
  package static let standardError = FileDescriptor(number: 2)

  /// The system's number of the descriptor.
  package let number: Int32

  /// Wraps the number of an open file.
  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file, runs a body, and closes the file again, also if the body throws.
  ///
  /// - Parameters:
  ///   - path: The path; with a null character in it, the error is `EINVAL`.
  ///   - flags: The flags of `open`; child processes do not inherit the descriptor.
  ///   - mode: The permissions of a file that this call creates, before the process's mask.
  ///   - body: Receives the open file.
  /// - Returns: The result of the body.
  /// - Throws: The system's error, or the error of the body.
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

  /// Opens a file that another user may own, to inspect it without changing it.
  ///
  /// Opening a pipe does not wait for its writer. If the path itself is a symbolic link, the error
  /// is `ELOOP`. On Linux, the access time of a file of the same user does not change.
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
      // Only the owner of a file may open it with this flag.
      guard error.code == EPERM else { throw error }
    }
    #endif
    return try open(path, flags: flags, body)
  }

  /// Reads from the current position to the end of the file, but stops when it has read more than
  /// a number of bytes.
  ///
  /// - Returns: The bytes; more than `limit` bytes if the rest of the file is longer than the
  ///   limit.
  package func readToEnd(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8] {
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

  /// Waits until bytes are available, and reads at least one, at most `limit` and at most 256 KiB.
  ///
  /// A limit below 1 counts as 1.
  ///
  /// - Returns: The bytes; none at the end of the file.
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

  /// Waits until bytes are available, and reads at least one, at most 256 KiB.
  ///
  /// Open a pipe with `O_NONBLOCK` for this function, so that opening it does not wait for a
  /// writer. On Linux, the function then waits for the first writer.
  ///
  /// - Parameter isCancelled: Returns whether to stop waiting; called about five times a second
  ///   while no bytes are available, and never for a regular file.
  /// - Returns: The bytes; none at the end of the file and after a cancellation.
  /// - Throws: The system's error.
  package func readSome(isCancelled: () -> Bool) throws(SystemFailure) -> [UInt8] {
    while regularFileSize == nil {
      if try isReadable(within: 200) {
        do throws(SystemFailure) {
          return try readSome()
        } catch {
          // Another process has read the available bytes.
          guard error.code == EAGAIN else { throw error }
        }
      }
      if isCancelled() { return [] }
    }
    return try readSome()
  }

  /// Waits until bytes are available or the file has ended.
  ///
  /// - Returns: False if neither has happened within the time, or if a signal ended the wait; true
  ///   otherwise, also if a read would fail.
  private func isReadable(within milliseconds: Int32) throws(SystemFailure) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    guard count < 0 else { return count > 0 }
    guard errno == EINTR else { throw .last }
    return false
  }

  /// The size of a regular file in bytes; `nil` for any other file, and if the system fails.
  package var regularFileSize: Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Throws an error if the file is not a regular file: `EISDIR` for a folder, otherwise `ENOTSUP`.
  ///
  /// Nobody can append to the end of a pipe, for example, and reading a pipe can take forever. Open
  /// the file with `O_NONBLOCK`, so that opening a pipe does not wait either.
  package func requireRegularFile() throws(SystemFailure) {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(code: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFailure(code: ENOTSUP) }
  }

  /// Writes the whole text.
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

  /// Waits until the written bytes are stored on the disk.
  package func synchronize() throws(SystemFailure) {
    guard fsync(number) == 0 else { throw .last }
  }
}
