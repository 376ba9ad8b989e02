#if os(macOS) || os(Linux)
import Basics
import Bridge
import Dispatch
import Foundation
import ScreenDocument

/// Starts one job from its parent process, and exchanges blocks and results with it.
final class ReplayWorker {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let queue = DispatchQueue(label: "ReplayWorker")

  /// Starts the process of a command line as a job, which replays at `moment`.
  init(_ commandLine: [String], at moment: Date) throws {
    process.executableURL = URL(filePath: commandLine[0])
    process.arguments = Array(commandLine.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    let variable = ReplayJobVariable(parent: getpid(), moment: moment)
    environment[ReplayJobVariable.name] = variable.value
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
  }

  /// Sends a block to the job, which replays it after the earlier ones; returns before the job
  /// answers.
  func send(_ block: JobBlock) -> PendingBlock {
    let message = block.encodedBytes
    let pending = PendingBlock(block)
    let input = JobPipe(FileDescriptor(number: input.fileHandleForWriting.fileDescriptor))
    let output = JobPipe(FileDescriptor(number: output.fileHandleForReading.fileDescriptor))
    queue.async {
      var answer: [UInt8]?
      if (try? input.send(message)) != nil { answer = (try? output.receive()) ?? nil }
      pending.storeAnswer(answer)
    }
    return pending
  }

  /// Kills the process, and waits for its end.
  ///
  /// The process has nothing to save. Another signal than `SIGKILL` might not end it, because a
  /// process ignores the signals that its parent ignored when it started.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    queue.sync {}
  }
}
#endif
