import Basics
import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

/// The file of `--ledger`: what it may replace, and what is kept in it.
@MainActor
final class ReplayLedger {
  private let path: String
  /// `nil` for what is no ordinary file, such as a pipe: it is written to once, at the end.
  private let checkpoint: LedgerCheckpoint?

  /// Checks the file, before anything is replayed.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - options: The run's name.
  ///   - journal: The journal's path, `-` for standard input.
  /// - Throws: A sentence for a file that must stay as it is.
  init(at path: String, _ options: ReplayOptions, journal: String) throws(DumpFailure) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    let isOrdinary = !isThere || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    let placement = LedgerPlacement(
      run: options.run,
      journal: Self.hash(ofJournal: journal),
      joinsOthers: options.isRunNamed
    )
    checkpoint = isOrdinary ? LedgerCheckpoint(path: path, placement: placement) : nil
    do throws(LedgerCheckpoint.Failure) {
      try checkpoint?.check()
    } catch {
      throw failure(error)
    }
  }

  /// Writes what was counted until now.
  func write(_ ledger: Ledger) {
    checkpoint?.write(ledger)
  }

  /// Writes what was counted in all.
  ///
  /// - Returns: What is left to be written.
  /// - Throws: A sentence for a file that cannot be written.
  func finish(_ ledger: Ledger) throws(DumpFailure) -> [DumpFile] {
    guard let checkpoint else { return [DumpFile(path: path, text: ledger.text)] }
    do throws(LedgerCheckpoint.Failure) {
      try checkpoint.finish(ledger)
      return []
    } catch {
      throw failure(error)
    }
  }

  /// What a journal's next replay recognises its ledger by; `nil` for a stream, which has no name.
  static func hash(ofJournal path: String) -> String? {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(path, nil)
    else { return nil }
    defer { free(real) }
    return FNV1a.hash(String(cString: real).utf8).hexadecimal
  }

  private func failure(_ failure: LedgerCheckpoint.Failure) -> DumpFailure {
    let path = PrintableURL.text(path)
    return switch failure {
    case .placement(.noLedger):
      DumpFailure(
        "'\(path)' is no ledger that this version reads, and is left as it is; "
          + "name another file for '--ledger'"
      )
    case .placement(.holdsOthers):
      DumpFailure(
        "the ledger '\(path)' holds runs that no earlier replay of this journal wrote; "
          + "write '--run NAME' to merge with it, or name another file"
      )
    case .system(let failure):
      DumpFailure("cannot write '\(path)': \(failure.advice(isReading: false))")
    }
  }
}
