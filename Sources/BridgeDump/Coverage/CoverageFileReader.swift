import Basics
import Foundation
import Parity
import ScreenDocument
import ScreenDump

/// Reads a file of coverage that an option names, also before a command replaces it.
@MainActor
struct CoverageFileReader {
  let path: String
  /// The option that names the file, for messages.
  let option: DumpOption

  /// Reads the file.
  ///
  /// - Parameter request: Opens the file.
  /// - Returns: Its coverage.
  /// - Throws: A message for a file that cannot be opened or read; for an invalid one, with the
  ///   place of its first fault.
  func read(_ request: DumpRequest) throws(DumpFailure) -> Coverage {
    var inputs = CoverageInputs()
    try inputs.readFile(path, mustBeCoverage: true, request)
    return inputs.coverage
  }

  /// Reads the file before it is replaced.
  ///
  /// - Parameter request: Opens the file.
  /// - Returns: The file's coverage; empty if the file does not exist, is empty, or is no regular
  ///   file, such as a pipe.
  /// - Throws: A message for `-`, for a file that cannot be opened, and for one that is no file of
  ///   coverage or has a fault, and so must not be replaced.
  func readBeforeReplacing(_ request: DumpRequest) throws(DumpFailure) -> Coverage {
    var status = stat()
    guard path != "-" else {
      throw DumpFailure("the option '--\(option.name)' expects a file; name one")
    }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return Coverage()
    }
    let isCoverage = try request.stream(of: path) { stream throws(DumpFailure) in
      var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
      while true {
        let bytes = try stream.next()
        splitter.add(bytes)
        if let line = bytes.isEmpty ? splitter.finish() : splitter.next() {
          return CoverageReader.isFirstLineOfCoverageFile(line)
        }
        if bytes.isEmpty { return false }
      }
    }
    guard isCoverage else {
      throw DumpFailure(
        "'\(URLRedaction.withoutSecrets(path))' is not a file of coverage, and stays unchanged; "
          + "name another file for '--\(option.name)'"
      )
    }
    return try read(request)
  }
}
