import ScreenDump
import StrictJSON

/// Writes the results of a journal's lines to standard output, in blocks, while the journal is
/// read.
@MainActor
final class LineResultWriter {
  /// The number of bytes at which a block is written.
  private static let byteCountToFlushAt = 1 << 16

  private let request: DumpRequest
  private var unwrittenText = ""

  init(_ request: DumpRequest) {
    self.request = request
  }

  /// Adds the result of a line, and writes the block if it is full.
  ///
  /// - Throws: A failure if standard output cannot be written.
  func add(_ line: ReplayedLine) throws(DumpFailure) {
    unwrittenText += line.lineResultJSON.text(sortedKeys: false) + "\n"
    if unwrittenText.utf8.count >= Self.byteCountToFlushAt { try flush() }
  }

  /// Writes the results that are not written yet.
  ///
  /// - Throws: A failure if standard output cannot be written.
  func flush() throws(DumpFailure) {
    guard !unwrittenText.isEmpty else { return }
    try request.writeOutput(unwrittenText)
    unwrittenText = ""
  }
}
