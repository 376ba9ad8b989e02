import Basics
import Foundation
import ScreenDocument
import ScreenDump
import StrictJSON

/// A process that replays the blocks of lines that another deals to it.
///
/// It is the tool itself, started with the same arguments and a variable in its environment,
/// ``ReplayJobVariable``.
@MainActor
struct ReplayJob<UIState: AnyObject> {
  private let replay: LineReplay<UIState>

  init(_ replay: LineReplay<UIState>) {
    self.replay = replay
  }

  /// The moment of the replay that this process is a job of; `nil` if it is none.
  ///
  /// - Throws: A sentence for a variable that no replay has set.
  static func moment(_ request: DumpRequest) throws(DumpFailure) -> Date? {
    try ReplayJobVariable(request.variable(ReplayJobVariable.name), parent: getppid())?.moment
  }

  /// Serves blocks until there are no more.
  func run() throws(DumpFailure) {
    // A signal to the group is for the process that deals: it ends the pipe.
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
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
