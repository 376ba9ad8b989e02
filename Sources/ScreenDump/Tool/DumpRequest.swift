import Foundation
import ScreenDocument
import TopScreen

/// What a command is asked to do, and the means to read what it needs.
@MainActor
public struct DumpRequest {
  /// What was written after the command's name.
  public let arguments: DumpArguments
  /// The screen to show where no other is named.
  public let sample: BundledScreen

  private let reader: InputReader
  private let currentDate: Date

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - arguments: What was written after the command's name.
  ///   - sample: The screen to show where no other is named.
  ///   - console: Where standard input is read from.
  package init(arguments: DumpArguments, sample: BundledScreen, console: any DumpConsole) {
    self.arguments = arguments
    self.sample = sample
    reader = InputReader(console: console)
    currentDate = console.now
  }

  /// Reads a file that the user named.
  ///
  /// - Parameter path: The path; `-` for standard input, which can be read once.
  /// - Returns: Its bytes, at most as many as ``JSONLimits`` allows.
  /// - Throws: A sentence with the path.
  public func bytes(of path: String) throws(DumpFailure) -> [UInt8] {
    try reader.bytes(of: path)
  }

  /// Reads a screen.
  ///
  /// - Parameter path: What the user named; `nil` for the bundled screen.
  /// - Returns: The screen and how it is to be shown.
  /// - Throws: A sentence with the path and, for what is no screen, the place in it.
  public func screen(_ path: String?) throws(DumpFailure) -> DumpScreen {
    let bytes = try path.map { path throws(DumpFailure) in try reader.bytes(of: path) }
    let shape = try self.shape()
    var context = sample.context
    if let now = try now() {
      context.now = now
    } else if path != nil {
      context.now = currentDate
    }
    let name = path ?? sample.name
    do {
      let document = try ContentDocument(reading: bytes ?? sample.bytes, shape: shape)
      return DumpScreen(name: name, document: document, context: context)
    } catch {
      throw DumpFailure(error.diagnostic, in: name)
    }
  }

  private func shape() throws(DumpFailure) -> DocumentShape? {
    guard let path = arguments.value(of: .shape) else { return nil }
    let bytes = try reader.bytes(of: path)
    do {
      return try DocumentShape(reading: bytes)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }

  private func now() throws(DumpFailure) -> Date? {
    guard let text = arguments.value(of: .now) else { return nil }
    guard let now = Date(iso8601: text) else {
      throw DumpFailure(
        "the option '--now' takes a moment with its offset, not '\(text)'; "
          + "write it as '2026-04-01T09:00:00+09:00'"
      )
    }
    return now
  }
}
