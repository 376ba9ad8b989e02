import Basics
import Dispatch
import Parity
import ScreenDocument
import StrictJSON

/// The results of a block that a job is replaying.
final class PendingBlock: Sendable {
  private let block: JobBlock
  private let isDone = DispatchSemaphore(value: 0)
  private let answer = Guarded<[UInt8]?>(nil)

  init(_ block: JobBlock) {
    self.block = block
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

  /// The results of the lines in their order, and their coverage; `nil` until the job has reported them.
  var replayed: ReplayedBlock? {
    guard let bytes = answer.withLock({ $0 }) else { return nil }
    var rest = bytes[...]
    var lines: [ReplayedLine] = []
    while lines.count < block.lines.count {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let json = try? JSONDocument(Array(rest[..<end])).root, let line = ReplayedLine(json)
      else { return nil }
      lines.append(line)
      rest = rest[(end + 1)...]
    }
    guard !rest.isEmpty else { return ReplayedBlock(lines: lines, source: block, coverage: nil) }
    guard let coverage = try? Coverage(reading: Array(rest)) else { return nil }
    return ReplayedBlock(lines: lines, source: block, coverage: coverage)
  }
}
