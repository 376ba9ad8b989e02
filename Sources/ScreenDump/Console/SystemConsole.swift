public import Basics
public import Foundation
import ScreenDocument

/// The console of a process: standard input, output and error.
@MainActor
public final class SystemConsole: DumpConsole {
  private let output: FileDescriptor
  private var isClosed = false

  /// Opens the console; from here on a closed pipe ends quietly instead of killing the process.
  public convenience init() {
    self.init(output: FileDescriptor.standardOutput.number)
  }

  /// Opens a console whose output goes to an open file of the system.
  package init(output: Int32) {
    self.output = FileDescriptor(number: output)
    signal(SIGPIPE, SIG_IGN)
  }

  /// The moment it is.
  public var now: Date { Date() }

  /// Whether standard output is a terminal.
  public var isTerminal: Bool { isatty(output.number) == 1 }

  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool { isatty(FileDescriptor.standardError.number) == 1 }

  /// Whether the process got `SIGINT` or `SIGTERM` since this was first asked.
  public var interruption: DumpInterruption? { Interruption.first }

  /// The columns of the terminal, as the terminal reports them or as `COLUMNS` says.
  public var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    let isKnown = ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0
    if isKnown, size.ws_col > 0 { return Int(size.ws_col) }
    return variable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// The program's file and the arguments that the process was started with.
  public var commandLine: [String]? {
    Bundle.main.executablePath.map { [$0] + CommandLine.arguments.dropFirst() }
  }

  /// A variable of the process's environment.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: Its value; `nil` if it is not set.
  public func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Reads standard input.
  ///
  /// - Parameter limit: How many bytes are of use.
  /// - Returns: The bytes, more than the limit if there are more.
  /// - Throws: The system's message.
  public func readInput(limit: Int) throws(SystemFailure) -> [UInt8] {
    try FileDescriptor.standardInput.read(limit: limit)
  }

  /// Reads what standard input has next.
  ///
  /// - Returns: Some bytes; none at the end, and after an interrupt.
  /// - Throws: The system's message.
  public func readInput() throws(SystemFailure) -> [UInt8] {
    try FileDescriptor.standardInput.readSome { self.isInterrupted }
  }

  /// Writes to standard output, as long as it has a reader.
  ///
  /// - Parameter text: The text.
  /// - Throws: The system's message; not for a closed pipe.
  public func writeOutput(_ text: String) throws(SystemFailure) {
    guard !isClosed else { return }
    do {
      try output.write(text)
    } catch {
      guard error.code == EPIPE else { throw error }
      isClosed = true
    }
  }

  /// Writes to standard error; what cannot be written there is lost.
  ///
  /// - Parameter text: One or more lines.
  public func writeError(_ text: String) {
    try? FileDescriptor.standardError.write(text)
  }
}
