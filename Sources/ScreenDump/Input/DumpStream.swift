import Basics
import ScreenDocument

/// An input that a command reads in parts.
@MainActor
public final class DumpStream {
  /// The total number of bytes; `nil` if it is unknown.
  public let size: Int?
  /// The number of bytes read so far.
  public private(set) var readCount = 0

  var failure: (SystemFailure) -> DumpFailure = { DumpFailure($0.advice(isReading: true)) }
  private let read: () throws(SystemFailure) -> [UInt8]

  init(size: Int?, _ read: @escaping () throws(SystemFailure) -> [UInt8]) {
    self.size = size
    self.read = read
  }

  /// Reads the next part.
  ///
  /// - Returns: At most 256 KiB; none at the end and after a request to end the process.
  /// - Throws: A sentence with the path.
  public func next() throws(DumpFailure) -> [UInt8] {
    do throws(SystemFailure) {
      let bytes = try read()
      readCount += bytes.count
      return bytes
    } catch {
      throw failure(error)
    }
  }
}
