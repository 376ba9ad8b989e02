import Basics
import ScreenDocument

/// What a command reads bit by bit.
@MainActor
public final class DumpStream {
  /// The total number of bytes; `nil` if it is unknown.
  public let size: Int?
  /// How many bytes have been read.
  public private(set) var readCount = 0

  var failure: (SystemFailure) -> DumpFailure = { DumpFailure($0.advice(isReading: true)) }
  private let read: () throws(SystemFailure) -> [UInt8]

  init(size: Int?, _ read: @escaping () throws(SystemFailure) -> [UInt8]) {
    self.size = size
    self.read = read
  }

  /// Reads what comes next.
  ///
  /// - Returns: Some bytes, at most 256 KiB; none at the end, and when the process was asked to end.
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
