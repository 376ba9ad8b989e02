import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The journals and files of coverage that a command reads, with their merged coverage.
@MainActor
struct CoverageInputs {
  /// The merged coverage of all inputs.
  var coverage: Coverage {
    var coverage = coverageOfLineStarts
    coverage.formUnion(otherCoverage)
    return coverage
  }
  /// The coverage of the journals without the steps of their lines.
  private var coverageOfLineStarts = Coverage()
  /// The coverage of the steps of the journals' lines, and of the files of coverage.
  private var otherCoverage = Coverage()
  /// The number of lines of journals that were read, with invalid ones and without empty ones.
  private(set) var journalLineCount = 0
  /// The number of invalid lines of journals.
  private(set) var invalidLineCount = 0
  /// The number of files of coverage that were read.
  private(set) var coverageFileCount = 0
  /// The lines of journals that deliver a response of one of ``kindsToKeep`` at their start, as far
  /// as there is room.
  private(set) var keptLines = KeptLinesOfKinds()
  private let kindsToKeep: Set<ContentKind>
  /// The diagnostics of invalid lines and of invalid steps of journals.
  private(set) var diagnostics = JournalDiagnostics()

  /// Creates inputs without a file.
  ///
  /// - Parameter kinds: The kinds whose lines are kept, because their sides are to run.
  init(keepingLinesOf kinds: Set<ContentKind> = []) {
    kindsToKeep = kinds
  }

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
      otherCoverage.formUnion(try reader.finish())
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
    addCoverageAndKeep(read)
  }

  private mutating func addCoverageAndKeep(_ line: JournalLine) {
    otherCoverage.addStepResponses(of: line)
    let kinds = kindsToKeep.isEmpty ? [] : kindsToKeep.intersection(line.responses.map(\.kind))
    let pathCounts = kinds.sorted().map { ($0, coverageOfLineStarts.pathCount(of: $0)) }
    coverageOfLineStarts.addWithoutSteps(line)
    for (kind, count) in pathCounts {
      keptLines.keepIfPossible(
        line,
        numbered: journalLineCount,
        for: kind,
        addsPath: coverageOfLineStarts.pathCount(of: kind) > count
      )
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
