import Parity
import ScreenDump

/// What the lines of a replay have varied, for `--coverage`.
@MainActor
final class ReplayCoverage {
  private let file: CoverageFile
  private let request: DumpRequest
  private let sample: ReplaySample
  private var reader = JournalReader()
  private var coverage = Coverage()

  /// Checks the file before the replay starts.
  ///
  /// - Throws: A message for a file that must not be replaced.
  init(at path: String, _ options: ReplayOptions, _ request: DumpRequest) throws(DumpFailure) {
    file = CoverageFile(path: path, option: ReplayOptions.coverage)
    sample = ReplaySample(rate: options.sampleRate)
    self.request = request
    _ = try file.readTarget(request)
  }

  func add(_ other: Coverage) { coverage.formUnion(other) }

  /// Adds the first lines of a block; those of a part are read again, since the job has reported the whole.
  func add(_ block: ReplayedBlock, first count: Int) {
    if count == block.lines.count {
      if let whole = block.coverage { coverage.formUnion(whole) }
      return
    }
    for line in block.source.lines.prefix(count) where sample.contains(line) {
      if case .line(let read) = JournalLineReading(line, &reader) { coverage.add(read) }
    }
  }

  /// Joins what was collected with what the file has by now.
  ///
  /// - Returns: The file to write.
  /// - Throws: A message for a file that must not be replaced.
  func finish() throws(DumpFailure) -> DumpFile {
    var whole = try file.readTarget(request)
    whole.formUnion(coverage)
    return DumpFile(path: file.path, text: whole.text)
  }
}
