import Basics
import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The ledgers that the command `ledger` reads.
@MainActor
struct LedgerInputs {
  private var reader: FleetReader
  /// The maximum size of a ledger in bytes; `nil` for no limit.
  private let fileByteLimit: Int?
  private(set) var diagnostics: [SourcedDiagnostic] = []
  /// The failures of ledgers that could not be read.
  private(set) var failures: [DumpFailure] = []
  /// Whether no ledger could be read.
  private(set) var hasReadNoLedger = true

  /// Creates inputs that have read nothing.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - grouping: How installations are grouped.
  ///   - fileByteLimit: The maximum size of a ledger in bytes, if `--save` merges all ledgers in
  ///     memory; `nil` for any size, because temporary files are used when memory is full.
  init(_ settings: EvidenceSettings, _ grouping: InstallationGrouping, fileByteLimit: Int?) {
    let memoryLimit = fileByteLimit == nil ? FleetReader.defaultMemoryLimit : .max
    reader = FleetReader(settings, grouping, memoryLimit: memoryLimit)
    self.fileByteLimit = fileByteLimit
  }

  /// Reads all ledgers of a request until an interrupt; keeps the failure of each that cannot be
  /// read.
  mutating func readLedgers(of request: DumpRequest) {
    let paths = request.arguments.operands.withoutRepeatedFiles
    for (index, path) in paths.enumerated() where !request.isInterrupted {
      request.progress.show(index, of: paths.count, "ledgers")
      do throws(DumpFailure) {
        diagnostics += try readLedger(path, request).located(in: path)
        hasReadNoLedger = false
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
  }

  /// Reads a ledger, and returns the diagnostics of its lines.
  ///
  /// A file that is empty, or whose only line is incomplete, adds no counts.
  ///
  /// - Throws: A message for a file that cannot be opened or read, for one that is larger than
  ///   ``fileByteLimit``, for one that has complete lines of which none is valid, and for a
  ///   temporary file that cannot be read or written.
  private mutating func readLedger(
    _ path: String,
    _ request: DumpRequest
  ) throws(DumpFailure) -> [Diagnostic] {
    var reader = reader
    // The reader has one owner at a time, or each line would copy what was read.
    self.reader = FleetReader(EvidenceSettings())
    defer { self.reader = reader }
    let fileByteLimit = fileByteLimit
    let isAlone = request.arguments.operands.count == 1
    let file = try request.stream(of: path) { stream throws(DumpFailure) in
      try reader.read(failure: Self.temporaryFileFailure) { () throws(DumpFailure) in
        let bytes = request.isInterrupted ? [] : try stream.next()
        if let fileByteLimit, stream.readByteCount > fileByteLimit {
          throw DumpFailure(
            "the option '--save' merges ledgers in memory, and '\(URLRedaction.withoutSecrets(path))' is larger "
              + "than \(fileByteLimit / 1024 / 1024) MiB; leave out '--save', or split the file"
          )
        }
        if isAlone { request.progress.show { _ in "\(stream.readByteCount.grouped) bytes" } }
        return bytes
      }
    }
    let error = file.diagnostics.first { $0.severity == .error }
    if file.usedLineCount == 0, let error { throw DumpFailure(error, in: path) }
    return file.diagnostics
  }

  /// Returns the evidence of what was read, the number of runs, and the merged ledger if it is in
  /// memory; after an interrupt, the result has no meaning.
  ///
  /// - Throws: A failure for attempts of a run that have read different lines, for too many
  ///   cohorts, and for a temporary file that cannot be read or written.
  func mergedEvidence(
    sides: [ContentKind: ContentSides]?,
    _ request: DumpRequest
  ) throws(DumpFailure) -> (evidence: [Evidence], runCount: Int, ledgerInMemory: Ledger?) {
    let outcome: FleetReader.AllFilesResult
    do throws(SystemFailure) {
      outcome = try reader.finish(sides: sides) { request.isInterrupted }
    } catch {
      throw Self.temporaryFileFailure(error)
    }
    switch outcome {
    case .evidence(let evidence, let runCount, let ledger): return (evidence, runCount, ledger)
    case .replayInputConflict(let conflict): throw DumpFailure(conflict)
    case .tooManyCohorts:
      throw DumpFailure(
        "the ledgers have more than \(InstallationGroup.maximumCohortCountInFleet) cohorts; "
          + "leave out '--by cohort', and give the app a label with fewer values"
      )
    }
  }

  private static func temporaryFileFailure(_ failure: SystemFailure) -> DumpFailure {
    let advice = failure.problemAndRemedy(isReading: false)
    return DumpFailure(
      "cannot write a temporary file, in the folder of TMPDIR or '/tmp': \(advice)"
    )
  }
}
