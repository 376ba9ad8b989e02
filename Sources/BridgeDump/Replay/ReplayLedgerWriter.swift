import Basics
import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// Writes the counts of a replay to the file of `--ledger`, if that file may be replaced.
@MainActor
final class ReplayLedgerWriter {
  private let path: String
  /// Checks and writes the file; `nil` for a pipe or a device, which only the caller writes, at the
  /// end.
  private let checkpointWriterUnlessPipe: LedgerCheckpointWriter?
  /// Whether the counts replace those of an earlier run, which were in the file when the replay
  /// started.
  let replacesEarlierRun: Bool

  /// Checks the file before the replay starts; a pipe or a device is not checked.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - options: The options with the run's name.
  ///   - journal: The journal's path, `-` for standard input.
  /// - Throws: A message if the file cannot be read, or must not be changed.
  init(at path: String, _ options: ReplayOptions, journal: String) throws(DumpFailure) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let isPipeOrDevice = exists && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    let replacementRule = LedgerRunReplacementRule(
      run: options.runName,
      journalPathHash: Self.pathHash(ofJournal: journal),
      keepsOtherRuns: options.isRunNamed
    )
    checkpointWriterUnlessPipe =
      isPipeOrDevice ? nil : LedgerCheckpointWriter(path: path, replacementRule: replacementRule)
    do throws(LedgerCheckpointWriter.Failure) {
      replacesEarlierRun = try checkpointWriterUnlessPipe?.checkThatRunCanBePlaced() ?? false
    } catch {
      throw Self.dumpFailure(of: error, path)
    }
  }

  /// Writes the counts so far; does nothing for a pipe or a device, and after a failure to write.
  func writeCheckpoint(_ ledger: Ledger) {
    checkpointWriterUnlessPipe?.write(ledger)
  }

  /// Writes the final counts to the file, unless it is a pipe or a device.
  ///
  /// - Returns: For a pipe or a device, the path and the final counts, which the caller must write;
  ///   empty for any other file.
  /// - Throws: A message for a file that cannot be written.
  func writeFinalCountsUnlessPipe(_ ledger: Ledger) throws(DumpFailure) -> [DumpFile] {
    guard let checkpointWriterUnlessPipe else { return [DumpFile(path: path, text: ledger.text)] }
    do throws(LedgerCheckpointWriter.Failure) {
      try checkpointWriterUnlessPipe.finish(ledger)
      return []
    } catch {
      throw Self.dumpFailure(of: error, path)
    }
  }

  /// The warning that the file is unchanged, because the replay has no evidence.
  var unchangedFileWarning: SourcedDiagnostic {
    let diagnostic = Diagnostic(
      severity: .warning,
      code: "ledgerUnchanged",
      message: "No response was compared, so the earlier run stays in the ledger."
    )
    return SourcedDiagnostic(diagnostic, in: path)
  }

  /// Returns the hash of a journal's path, by which the journal's next replay recognises its
  /// ledger; `nil` if the path names no existing regular file, as for standard input.
  static func pathHash(ofJournal path: String) -> String? {
    path.realPathOfRegularFile.map { FNV1a.hash($0.utf8).hexadecimal }
  }

  private static func dumpFailure(
    of failure: LedgerCheckpointWriter.Failure,
    _ path: String
  ) -> DumpFailure {
    let path = URLRedaction.withoutSecrets(path)
    return switch failure {
    case .replacement(.noReadableLine):
      DumpFailure(
        "'\(path)' is not a ledger that this version can read, and stays unchanged; "
          + "name another file for '--ledger'"
      )
    case .replacement(.hasOtherRuns):
      DumpFailure(
        "the ledger '\(path)' holds runs that no earlier replay of this journal wrote; "
          + "write '--run NAME' to merge with it, or name another file"
      )
    case .system(let failure):
      DumpFailure("cannot write '\(path)': \(failure.problemAndRemedy(isReading: false))")
    }
  }
}
