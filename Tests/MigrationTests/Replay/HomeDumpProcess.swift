import Foundation
import TestSupport

/// The sample's command line tool, as a process of its own.
struct HomeDumpProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the tool.
  init(_ arguments: [String]) throws {
    process.executableURL = .builtTool("homedump")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try withUnblocked([SIGINT]) { try process.run() }
  }

  var isRunning: Bool { process.isRunning }

  /// Waits for the end.
  func finish() -> (output: String, errors: String, status: Int32) {
    let output = output.fileHandleForReading.readDataToEndOfFile()
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self),
      process.terminationStatus
    )
  }

  /// Interrupts the process, as a user does.
  func interrupt() {
    Foundation.kill(process.processIdentifier, SIGINT)
  }

  #if os(Linux)
  /// The processes that this one has started and that are still there.
  var children: [pid_t] {
    let list = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }
  #endif

  /// Kills the process, and waits until it is gone.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
