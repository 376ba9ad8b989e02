import Basics
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// A process that replays the blocks of lines that its parent process sends.
///
/// It is the tool itself, started with the same arguments and the environment variable
/// ``ReplayJobEnvironmentVariable``.
@MainActor
struct ReplayWorker<UIState: AnyObject> {
  private let replay: LineReplay<UIState>
  /// Whether the parent reports every line; if so, the result of a line has the ids of all
  /// contents.
  private let parentReportsEachLineResult: Bool

  init(_ replay: LineReplay<UIState>, parentReportsEachLineResult: Bool) {
    self.replay = replay
    self.parentReportsEachLineResult = parentReportsEachLineResult
  }

  /// Returns the moment that the parent process replays at; `nil` if this process is not a job.
  ///
  /// - Throws: A message if the variable is set, but not by the parent process.
  static func momentFromParentProcess(_ request: DumpRequest) throws(DumpFailure) -> Date? {
    try ReplayJobEnvironmentVariable(
      request.environmentVariable(ReplayJobEnvironmentVariable.name),
      parent: getppid()
    )?
    .moment
  }

  /// Receives blocks from standard input, replays them and sends their results, until the parent
  /// closes the pipe.
  func run() throws(DumpFailure) {
    // The parent handles a signal to the process group, and ends this job by closing the pipe.
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    let input = JobPipeEnd(.standardInput)
    let output = JobPipeEnd(.standardOutput)
    do throws(SystemFailure) {
      while let message = try input.receive() {
        guard let block = JobBlock(message) else {
          throw SystemFailure(code: EINVAL)
        }
        var text = ""
        for line in block.lines {
          let result = replay.replayLine(line)
            .jsonForParentProcess(keepsAllIDs: parentReportsEachLineResult)
          text += result.text(sortedKeys: false) + "\n"
        }
        if let coverage = replay.takeCoverage() { text += coverage.text }
        try output.send(Array(text.utf8))
      }
    } catch {
      throw DumpFailure(
        "a job of the replay cannot continue: \(error.problemAndRemedy(isReading: true))"
      )
    }
  }
}
