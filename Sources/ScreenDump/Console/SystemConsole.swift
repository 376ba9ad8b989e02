public import Basics
public import Foundation
import ScreenDocument

/// The console of a process: standard input, output and error.
@MainActor
public final class SystemConsole: DumpConsole {
  private let output: FileDescriptor
  /// Whether a write has found standard output to be a pipe without a reader.
  public private(set) var isOutputClosed = false

  /// Creates the console; from then on, writing to a closed pipe does not end the process.
  public convenience init() {
    self.init(output: FileDescriptor.standardOutput.number)
  }

  /// Creates a console that writes its results to a file descriptor.
  package init(output: Int32) {
    self.output = FileDescriptor(number: output)
    signal(SIGPIPE, SIG_IGN)
  }

  /// The current time.
  public var now: Date { Date() }

  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool { isatty(output.number) == 1 }

  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool { isatty(FileDescriptor.standardError.number) == 1 }

  /// The first `SIGINT` or `SIGTERM` since the first read of this property; `nil` if there was
  /// none.
  ///
  /// A signal before the first read ends the process, and so does a second signal.
  public var interruption: DumpInterruption? { SignalRecorder.firstSignal }

  /// The terminal's width in columns: as the terminal reports it, otherwise from the variable
  /// `COLUMNS`, otherwise 80; `nil` if standard output is not a terminal.
  public var width: Int? {
    guard isOutputTerminal else { return nil }
    var size = winsize()
    let isKnown = ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0
    if isKnown, size.ws_col > 0 { return Int(size.ws_col) }
    return environmentVariable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// The program's path and the arguments of this process; `nil` if the path is unknown.
  public var commandLine: [String]? {
    Bundle.main.executablePath.map { [$0] + CommandLine.arguments.dropFirst() }
  }

  /// Returns the value of a variable of the process's environment; `nil` if it is not set.
  public func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Reads standard input to its end, or until it has more bytes than a limit.
  public func readInput(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8] {
    try FileDescriptor.standardInput.readToEnd(stoppingBeyond: limit)
  }

  /// Waits until standard input has bytes, and reads them; returns no bytes at the input's end, and
  /// for a pipe or a terminal after a signal asked the process to end.
  public func readNextInput() throws(SystemFailure) -> [UInt8] {
    try FileDescriptor.standardInput.readSome { self.isInterrupted }
  }

  /// Writes to standard output; after a write to a pipe without a reader, does nothing.
  public func writeOutput(_ text: String) throws(SystemFailure) {
    guard !isOutputClosed else { return }
    do {
      try output.write(text)
    } catch {
      guard error.code == EPIPE else { throw error }
      isOutputClosed = true
    }
  }

  /// Writes to standard error; failures are ignored.
  public func writeError(_ text: String) {
    try? FileDescriptor.standardError.write(text)
  }
}
