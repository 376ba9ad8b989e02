import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The journals and files of coverage that a command reads, with their merged coverage.
@MainActor
struct CoverageInputs {
  /// The maximum number of lines that are kept for each kind.
  private static let maximumKeptLinesPerKind = 64
  /// The number of bytes of kept responses from which on no more lines are kept, for all kinds
  /// together; the last line may exceed it.
  private static let maximumKeptPayloadBytes = 16 << 20

  private(set) var coverage = Coverage()
  /// The number of lines of journals that were read, with invalid ones and without empty ones.
  private(set) var journalLineCount = 0
  /// The number of invalid lines of journals.
  private(set) var invalidLineCount = 0
  /// The number of files of coverage that were read.
  private(set) var coverageFileCount = 0
  /// For each kind, the first lines of journals that deliver a response of the kind at their start,
  /// up to a maximum number and size.
  private(set) var keptLinesByKind: [ContentKind: [JournalLine]] = [:]
  private var keptPayloadByteCount = 0
  /// The diagnostics of invalid lines and of invalid steps of journals.
  private(set) var diagnostics = JournalDiagnostics()

  /// Reads a file; its first line decides whether it is a journal or a file of coverage.
  ///
  /// An invalid line of a journal is skipped; a file of coverage with an invalid line adds nothing.
  /// After an interrupt, the lines of a journal that were read count.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard input.
  ///   - mustBeCoverage: Whether a journal is rejected.
  ///   - request: Opens the file, and reports the progress.
  /// - Throws: A message for a file that cannot be opened or read, or that is a faulty file of
  ///   coverage; what the file would add is then left out.
  mutating func readFile(
    _ path: String,
    mustBeCoverage: Bool = false,
    _ request: DumpRequest
  ) throws(DumpFailure) {
    var copy = self
    try request.stream(of: path) { stream throws(DumpFailure) in
      try copy.readStream(stream, path, mustBeCoverage: mustBeCoverage, request)
    }
    self = copy
  }

  private mutating func readStream(
    _ stream: DumpInputStream,
    _ path: String,
    mustBeCoverage: Bool,
    _ request: DumpRequest
  ) throws(DumpFailure) {
    var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
    var readers = JournalOrCoverageReaders(mustBeCoverage: mustBeCoverage)
    while !request.isInterrupted {
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while !request.isInterrupted, let line = splitter.next() { try addLine(line, &readers, path) }
      request.progress.show { _ in journalLineCount.counted("line") }
    }
    guard !request.isInterrupted else { return }
    if let line = splitter.finish() { try addLine(line, &readers, path) }
    guard let reader = readers.coverageReader else { return }
    do throws(Coverage.ReadingError) {
      coverage.formUnion(try reader.finish())
      coverageFileCount += 1
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }

  private mutating func addLine(
    _ line: JournalLineSplitter.Line,
    _ readers: inout JournalOrCoverageReaders,
    _ path: String
  ) throws(DumpFailure) {
    readers.decideJournalOrCoverage(by: line)
    guard readers.coverageReader == nil else {
      do throws(Coverage.ReadingError) {
        try readers.coverageReader?.readCoverageLine(line)
      } catch {
        throw DumpFailure(error.diagnostic, in: path)
      }
      return
    }
    journalLineCount += 1
    guard let read = diagnostics.validLine(line, &readers.journalReader, inFile: path) else {
      invalidLineCount += 1
      return
    }
    coverage.add(read)
    keepWithinLimits(read)
  }

  private mutating func keepWithinLimits(_ line: JournalLine) {
    guard keptPayloadByteCount < Self.maximumKeptPayloadBytes else { return }
    let kinds = Set(line.responses.map(\.kind))
      .filter { keptLinesByKind[$0, default: []].count < Self.maximumKeptLinesPerKind }
    for kind in kinds { keptLinesByKind[kind, default: []].append(line) }
    if !kinds.isEmpty {
      keptPayloadByteCount += line.responses.reduce(0) { $0 + $1.payload.bytes.count }
    }
  }
}

/// The readers of an open file, which is a journal or a file of coverage.
///
/// The first line decides which of them it is. With `mustBeCoverage`, the file is always read as a
/// file of coverage.
private struct JournalOrCoverageReaders {
  var journalReader = JournalReader()
  var coverageReader: CoverageReader?
  private var isFormatDecided: Bool

  init(mustBeCoverage: Bool) {
    coverageReader = mustBeCoverage ? CoverageReader() : nil
    isFormatDecided = mustBeCoverage
  }

  mutating func decideJournalOrCoverage(by line: JournalLineSplitter.Line) {
    guard !isFormatDecided else { return }
    isFormatDecided = true
    if CoverageReader.isFirstLineOfCoverageFile(line) { coverageReader = CoverageReader() }
  }
}
