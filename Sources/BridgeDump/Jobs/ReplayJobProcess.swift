#if os(macOS) || os(Linux)
import Basics
import Bridge
import Dispatch
import Foundation
import ScreenDocument

/// Starts one job from its parent process, and exchanges blocks and results with it.
final class ReplayJobProcess {
  private let process = Process()
  private let standardInput = Pipe()
  private let standardOutput = Pipe()
  private let blockExchangeQueue = DispatchQueue(label: "ReplayWorker")

  /// Starts the process of a command line as a job, which replays at `moment`.
  init(_ commandLine: [String], at moment: Date) throws {
    process.executableURL = URL(filePath: commandLine[0])
    process.arguments = Array(commandLine.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    let variable = ReplayJobEnvironmentVariable(parent: getpid(), moment: moment)
    environment[ReplayJobEnvironmentVariable.name] = variable.value
    process.environment = environment
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    try? standardInput.fileHandleForReading.close()
    try? standardOutput.fileHandleForWriting.close()
  }

  /// Sends a block to the job, which replays it after the earlier ones; returns before the job
  /// answers.
  func send(_ block: JobBlock) -> PendingBlock {
    let message = block.encodedBytes
    let pending = PendingBlock(block)
    let input = JobPipeEnd(
      FileDescriptor(number: standardInput.fileHandleForWriting.fileDescriptor)
    )
    let output = JobPipeEnd(
      FileDescriptor(number: standardOutput.fileHandleForReading.fileDescriptor)
    )
    blockExchangeQueue.async {
      var answer: [UInt8]?
      if (try? input.send(message)) != nil { answer = (try? output.receive()) ?? nil }
      pending.storeAnswer(answer)
    }
    return pending
  }

  /// Kills the process with `SIGKILL`, and blocks until it has ended and no block is exchanged.
  ///
  /// The process has nothing to save. Another signal than `SIGKILL` might not end it, because a
  /// process ignores the signals that its parent ignored when it started.
  func killAndWaitUntilEnd() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    blockExchangeQueue.sync {}
  }
}
#endif
