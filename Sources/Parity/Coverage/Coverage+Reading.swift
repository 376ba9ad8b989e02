public import StrictJSON

extension Coverage {
  /// The error for bytes that are not a valid file of coverage.
  public struct ReadingError: Error {
    /// What is wrong, and where.
    public let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic, inLine number: Int) {
      self.diagnostic = Diagnostic(
        severity: .error,
        code: diagnostic.code,
        path: diagnostic.path,
        line: number,
        column: diagnostic.column,
        message: diagnostic.message
      )
    }

    init(inLine number: Int, _ message: String) {
      diagnostic = Diagnostic(
        severity: .error,
        code: "badCoverage",
        line: number,
        column: 1,
        message: message
      )
    }
  }

  /// Reads a file of coverage.
  ///
  /// - Parameter bytes: The file, as ``text`` writes it.
  /// - Throws: The first fault, with its place; it is also a fault if the file is empty or ends
  ///   early. No part of the file is skipped, because a skipped path would look like an absent one.
  /// - Complexity: O(bytes).
  public init(reading bytes: [UInt8]) throws(ReadingError) {
    var reader = CoverageReader()
    var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
    splitter.add(bytes)
    while let line = splitter.next() { try reader.readCoverageLine(line) }
    if let line = splitter.finish() { try reader.readCoverageLine(line) }
    self = try reader.finish()
  }
}
