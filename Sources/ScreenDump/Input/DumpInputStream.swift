import Basics
import ScreenDocument

/// An input that a command reads in parts.
@MainActor
public final class DumpInputStream {
  /// The size in bytes of a regular file that is named by its path; `nil` for standard input and any
  /// other input.
  public let byteCount: Int?
  /// The number of bytes read so far.
  public private(set) var readByteCount = 0

  /// Returns the failure that ``next()`` throws for an error of the system.
  var makeFailure: (SystemFailure) -> DumpFailure = {
    DumpFailure($0.problemAndRemedy(isReading: true))
  }
  private let read: () throws(SystemFailure) -> [UInt8]

  init(byteCount: Int?, _ read: @escaping () throws(SystemFailure) -> [UInt8]) {
    self.byteCount = byteCount
    self.read = read
  }

  /// Reads the next part.
  ///
  /// - Returns: At most 256 KiB; no bytes at the end of the input. For a pipe or a terminal, also
  ///   no bytes after a signal asked the process to end.
  /// - Throws: A failure that names the path.
  public func next() throws(DumpFailure) -> [UInt8] {
    do throws(SystemFailure) {
      let bytes = try read()
      readByteCount += bytes.count
      return bytes
    } catch {
      throw makeFailure(error)
    }
  }
}
