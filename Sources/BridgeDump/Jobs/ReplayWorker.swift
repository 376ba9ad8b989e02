#if os(macOS) || os(Linux)
import Basics
import Bridge
import Dispatch
import Foundation
import ScreenDocument

/// A job as the replay that deals to it sees it.
final class ReplayWorker {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let queue = DispatchQueue(label: "ReplayWorker")

  /// Starts the process.
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

  /// Has the job replay a block, once it is through with those before.
  func replay(_ block: JobBlock) -> PendingBlock {
    let message = block.bytes
    let pending = PendingBlock(count: block.lines.count)
    let input = JobPipe(FileDescriptor(number: input.fileHandleForWriting.fileDescriptor))
    let output = JobPipe(FileDescriptor(number: output.fileHandleForReading.fileDescriptor))
    queue.async {
      var answer: [UInt8]?
      if (try? input.send(message)) != nil { answer = (try? output.receive()) ?? nil }
      pending.fulfil(answer)
    }
    return pending
  }

  /// Ends the process, and waits for its end.
  ///
  /// It has nothing to save, and the parent process may make the tool ignore gentler signals.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    queue.sync {}
  }
}
#endif
