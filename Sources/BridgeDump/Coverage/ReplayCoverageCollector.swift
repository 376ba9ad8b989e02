import Parity
import ScreenDump

/// Collects the coverage of a replay's lines, for `--coverage`.
@MainActor
final class ReplayCoverageCollector {
  private let fileReader: CoverageFileReader
  private let request: DumpRequest
  private let sample: ReplaySample
  private var reader = JournalReader()
  private var coverage = Coverage()

  /// Checks that the file may be replaced, before the replay starts.
  ///
  /// - Throws: A message for a file that must not be replaced.
  init(at path: String, _ options: ReplayOptions, _ request: DumpRequest) throws(DumpFailure) {
    fileReader = CoverageFileReader(path: path, option: ReplayOptions.coverage)
    sample = ReplaySample(rate: options.sampleRate)
    self.request = request
    _ = try fileReader.readBeforeReplacing(request)
  }

  func add(_ other: Coverage) { coverage.formUnion(other) }

  /// Adds the coverage of the first `count` lines of a block.
  ///
  /// A job reports only the coverage of a whole block. If the block has more than `count` lines,
  /// this function therefore reads the first `count` lines again.
  func add(_ block: ReplayedBlock, firstLines count: Int) {
    if count == block.lines.count {
      if let whole = block.coverage { coverage.formUnion(whole) }
      return
    }
    for line in block.sourceBlock.lines.prefix(count) where sample.contains(line) {
      if case .line(let read) = JournalLineOrDiagnostic(line, &reader) { coverage.add(read) }
    }
  }

  /// Merges the collected coverage with that in the file.
  ///
  /// - Returns: The file to write.
  /// - Throws: A message for a file that must not be replaced.
  func mergedFile() throws(DumpFailure) -> DumpFile {
    var whole = try fileReader.readBeforeReplacing(request)
    whole.formUnion(coverage)
    return DumpFile(path: fileReader.path, text: whole.text)
  }
}
