import Foundation
import ScreenDocument
import ScreenDump

/// A process that replays the blocks of lines that another deals to it.
///
/// It is the tool itself, started with the same arguments and a variable in its environment: the moment
/// that `--now` stands for, so that all jobs mean the same one.
@MainActor
struct ReplayJob<UIState: AnyObject> {
  /// Set for a process that is a job, to seconds since 1970.
  static var variable: String { "HOMEBRIDGE_REPLAY_JOB" }

  private let replay: LineReplay<UIState>

  init(_ replay: LineReplay<UIState>) {
    self.replay = replay
  }

  /// The moment of the replay that this process is a job of; `nil` if it is none.
  static func moment(_ request: DumpRequest) -> Date? {
    request.variable(variable).flatMap(Double.init).map { Date(timeIntervalSince1970: $0) }
  }

  /// Serves blocks until there are no more.
  func run() throws(DumpFailure) {
    // An interrupt is for the process that deals: it ends the pipe.
    signal(SIGINT, SIG_IGN)
    let input = JobPipe(.standardInput)
    let output = JobPipe(.standardOutput)
    do throws(SystemFailure) {
      while let message = try input.receive() {
        guard let block = JobBlock(message) else {
          throw SystemFailure(code: EINVAL)
        }
        var text = ""
        for line in block.lines {
          text += replay.outcome(of: line).json.text(sortedKeys: false) + "\n"
        }
        try output.send(Array(text.utf8))
      }
    } catch {
      throw DumpFailure("a job of the replay cannot go on: \(error.advice(isReading: true))")
    }
  }
}
