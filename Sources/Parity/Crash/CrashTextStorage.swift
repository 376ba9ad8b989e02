import Synchronization

/// The storage of the text that a crash writes to standard error, where a signal handler can read
/// it.
///
/// A signal handler must not lock or allocate. So the text is in one of two buffers that are never
/// freed: the unpublished one is written, and then published by its number.
package enum CrashTextStorage {
  /// The maximum number of bytes of a text, 65,536.
  static let capacity = 65_536

  /// The memory of a number of bytes, and then of the bytes.
  // The memory is written on the main actor while no handler reads it, and is never freed.
  private struct Buffer: @unchecked Sendable {
    static let headerSize = MemoryLayout<Int>.size

    let start = UnsafeMutableRawPointer.allocate(
      byteCount: headerSize + capacity,
      alignment: MemoryLayout<Int>.alignment
    )
  }

  private static let buffers = (Buffer(), Buffer())
  /// The number of the buffer that a crash writes, 1 or 2; 0 for none.
  private static let publishedBufferNumber = Atomic(0)

  /// Sets the text that a crash writes from now on; a text longer than ``capacity`` is cut.
  @MainActor
  package static func publish(_ text: [UInt8]) {
    let number = publishedBufferNumber.load(ordering: .relaxed) == 1 ? 2 : 1
    let start = bufferStart(of: number)
    let count = min(text.count, capacity)
    start.storeBytes(of: count, as: Int.self)
    let bytes = UnsafeMutableRawBufferPointer(start: start + Buffer.headerSize, count: count)
    bytes.copyBytes(from: text.prefix(count))
    publishedBufferNumber.store(number, ordering: .releasing)
  }

  /// Removes the text, so that a crash writes nothing.
  static func clear() { publishedBufferNumber.store(0, ordering: .releasing) }

  /// The text, for a signal handler; `nil` if there is none.
  static var current: UnsafeRawBufferPointer? {
    let number = publishedBufferNumber.load(ordering: .acquiring)
    guard number > 0 else { return nil }
    let start = bufferStart(of: number)
    let count = start.load(as: Int.self)
    return UnsafeRawBufferPointer(start: start + Buffer.headerSize, count: count)
  }

  private static func bufferStart(of number: Int) -> UnsafeMutableRawPointer {
    number == 1 ? buffers.0.start : buffers.1.start
  }
}
