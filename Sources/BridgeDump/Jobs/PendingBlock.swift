import Basics
import Dispatch
import ScreenDocument
import StrictJSON

/// The results of a block that a job is replaying.
final class PendingBlock: Sendable {
  private let count: Int
  private let isDone = DispatchSemaphore(value: 0)
  private let answer = Guarded<[UInt8]?>(nil)

  init(count: Int) {
    self.count = count
  }

  /// Delivers the job's answer; `nil` if the job ended without one.
  func fulfil(_ bytes: [UInt8]?) {
    answer.withLock { $0 = bytes }
    isDone.signal()
  }

  /// Waits for the answer.
  ///
  /// - Returns: Whether it arrived within that time; if not, the call may be repeated.
  func isFulfilled(within milliseconds: Int) -> Bool {
    isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  /// The result of each line, in order; `nil` until the job has reported it.
  var lines: [ReplayedLine]? {
    guard let bytes = answer.withLock({ $0 }) else { return nil }
    var lines: [ReplayedLine] = []
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let json = try? JSONDocument(Array(text)).root, let line = ReplayedLine(json) else {
        return nil
      }
      lines.append(line)
    }
    return lines.count == count ? lines : nil
  }
}
