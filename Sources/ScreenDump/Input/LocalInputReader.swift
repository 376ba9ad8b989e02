import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// A reader of the files that a command names, and of standard input, which it reads once at most.
@MainActor
final class LocalInputReader {
  private let console: any DumpConsole
  private var hasReadStandardInput = false
  private var cachedBytesByPath: [String: [UInt8]] = [:]

  init(console: any DumpConsole) {
    self.console = console
  }

  /// Returns the bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: A failure that names the path, if the input cannot be read or is larger than 16 MiB,
  ///   the default limit of `JSONLimits`.
  func bytes(of path: String) throws(DumpFailure) -> [UInt8] {
    let limit = JSONLimits().maximumBytes
    let bytes: [UInt8]
    do {
      bytes =
        path == "-" ? try readStandardInput(limit: limit) : try readFile(at: path, limit: limit)
    } catch {
      throw failure(error, reading: path)
    }
    guard bytes.count <= limit else {
      let size = limit / 1024 / 1024
      throw DumpFailure(
        "cannot read \(quotedName(of: path)): it is larger than \(size) MiB; split it"
      )
    }
    return bytes
  }

  /// Returns the bytes of a file that a command needs for each of its screens, such as a shape.
  ///
  /// The file is read only once, so it can also be standard input or a pipe.
  ///
  /// - Throws: A failure that names the path, if the input cannot be read or is too large.
  func cachedBytes(of path: String) throws(DumpFailure) -> [UInt8] {
    if let cached = cachedBytesByPath[path] { return cached }
    let bytes = try bytes(of: path)
    cachedBytesByPath[path] = bytes
    return bytes
  }

  /// Calls a function with a stream of a file, or of standard input for `-`, and returns its
  /// result.
  ///
  /// - Throws: A failure that names the path, if the input cannot be opened; the function's error.
  func stream<Result>(
    of path: String,
    _ body: (DumpInputStream) throws(DumpFailure) -> Result
  ) throws(DumpFailure) -> Result {
    let outcome: Swift.Result<Result, DumpFailure>
    do throws(Failure) {
      if path == "-" {
        try markStandardInputAsRead()
        let stream = DumpInputStream(byteCount: nil) { () throws(SystemFailure) in
          try self.console.readNextInput()
        }
        outcome = result(of: body, reading: stream, at: path)
      } else {
        try checkIsFilePath(path)
        do {
          // After this read, a signal ends the stream instead of the process, even while the file
          // is being opened.
          _ = console.interruption
          let flags = O_RDONLY | O_NONBLOCK
          outcome = try FileDescriptor.open(path, flags: flags) { file throws(SystemFailure) in
            let stream = DumpInputStream(byteCount: file.regularFileSize) {
              () throws(SystemFailure) in
              try file.readSome { self.console.isInterrupted }
            }
            return result(of: body, reading: stream, at: path)
          }
        } catch {
          throw .system(error)
        }
      }
    } catch {
      throw failure(error, reading: path)
    }
    return try outcome.get()
  }

  /// Calls a closure with a stream whose read failures name a path, and returns the closure's
  /// result or failure; the stream stays open.
  private func result<Result>(
    of body: (DumpInputStream) throws(DumpFailure) -> Result,
    reading stream: DumpInputStream,
    at path: String
  ) -> Swift.Result<Result, DumpFailure> {
    stream.makeFailure = { [unowned self] in failure(.system($0), reading: path) }
    do throws(DumpFailure) {
      return .success(try body(stream))
    } catch {
      return .failure(error)
    }
  }

  private enum Failure: Error {
    /// Standard input was already read.
    case standardInputReadTwice
    /// The path is an `http` or `https` URL, and not a file.
    case pathIsURL
    /// The path contains a null character.
    case pathContainsNullCharacter
    case system(SystemFailure)
  }

  /// Marks standard input as read; throws a failure if it was already marked.
  private func markStandardInputAsRead() throws(Failure) {
    guard !hasReadStandardInput else { throw .standardInputReadTwice }
    hasReadStandardInput = true
  }

  /// Throws a failure for an `http` or `https` URL, and for a path with a null character.
  private func checkIsFilePath(_ path: String) throws(Failure) {
    let scheme = path.prefix(6).lowercased()
    guard !scheme.hasPrefix("http:"), !scheme.hasPrefix("https:") else { throw .pathIsURL }
    guard !path.utf8.contains(0) else { throw .pathContainsNullCharacter }
  }

  private func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
    try markStandardInputAsRead()
    do {
      return try console.readInput(stoppingBeyond: limit)
    } catch {
      throw .system(error)
    }
  }

  private func readFile(at path: String, limit: Int) throws(Failure) -> [UInt8] {
    try checkIsFilePath(path)
    do {
      return try FileDescriptor.open(path, flags: O_RDONLY) { file throws(SystemFailure) in
        try file.readToEnd(stoppingBeyond: limit)
      }
    } catch {
      throw .system(error)
    }
  }

  private func failure(_ failure: Failure, reading path: String) -> DumpFailure {
    switch failure {
    case .standardInputReadTwice:
      return DumpFailure(
        "'-' is named twice, but standard input can be read only once; name a file"
      )
    case .pathIsURL:
      return DumpFailure(
        "cannot read \(quotedName(of: path)): it is a URL; download it and name the downloaded file"
      )
    case .pathContainsNullCharacter:
      return DumpFailure(
        "cannot read \(quotedName(of: path)): the name contains a null character; check the path"
      )
    case .system(let failure):
      let advice = failure.problemAndRemedy(isReading: true)
      return DumpFailure("cannot read \(quotedName(of: path)): \(advice)")
    }
  }

  private func quotedName(of path: String) -> String {
    path == "-" ? "standard input" : "'\(URLRedaction.withoutSecrets(path))'"
  }
}
