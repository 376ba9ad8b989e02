import Dispatch
import Foundation
import Synchronization
import TestSupport

/// The sample's command line tool in its own process.
struct HomeDumpProcess {
  private final class Late: Sendable {
    let value = Atomic(false)
  }

  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the tool.
  init(_ arguments: [String], variables: [String: String] = [:]) throws {
    process.executableURL = .builtTool("homedump")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    try start()
  }

  /// Starts the tool with a shell script, in which it is `$0` and which it replaces.
  init(script: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script, URL.builtTool("homedump").path] + arguments
    try start()
  }

  private func start() throws {
    process.standardOutput = output
    process.standardError = errors
    try withUnblocked([SIGINT, SIGTERM]) { try process.run() }
  }

  var isRunning: Bool { process.isRunning }

  /// Whether a signal ended it; its status is then the number of the signal.
  var endedBySignal: Bool { process.terminationReason == .uncaughtSignal }

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

  /// Waits for the end, and kills the process after a time limit.
  ///
  /// - Parameter seconds: The time limit.
  /// - Returns: The result; `nil` for a process that had to be killed.
  func finish(within seconds: Int) -> (output: String, errors: String, status: Int32)? {
    let isOver = DispatchSemaphore(value: 0)
    let isLate = Late()
    let pid = process.processIdentifier
    // Its own thread: all threads of a pool may be blocked.
    Thread.detachNewThread {
      guard isOver.wait(timeout: .now() + .seconds(seconds)) == .timedOut else { return }
      isLate.value.store(true, ordering: .releasing)
      Foundation.kill(pid, SIGKILL)
    }
    let result = finish()
    isOver.signal()
    return isLate.value.load(ordering: .acquiring) ? nil : result
  }

  /// Interrupts the process, as a user does.
  func interrupt() { send(SIGINT) }

  /// Sends the process a signal.
  func send(_ signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
  }

  #if os(Linux)
  /// Waits until the process runs the tool and handles a signal itself, for at most a minute.
  func waitUntilCaught(_ signal: Int32) throws {
    let folder = "/proc/\(process.processIdentifier)"
    let deadline = ContinuousClock.now + .seconds(60)
    while process.isRunning, .now < deadline {
      let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
      let mask = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let digits = mask?.split(separator: "\t").last ?? ""
      let isTool = status.hasPrefix("Name:\thomedump\n")
      if isTool, let mask = UInt64(digits, radix: 16), mask >> (signal - 1) & 1 == 1 { return }
      sched_yield()
    }
  }

  /// The running processes that this one started.
  var children: [pid_t] {
    let list = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }
  #endif

  /// Kills the process, and waits for its end.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
