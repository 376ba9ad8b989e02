import Basics
import Dispatch
import Parity
import ScreenDocument
import StrictJSON

/// A block that a job is replaying, and the job's answer as soon as it arrives.
final class PendingBlock: Sendable {
  private let block: JobBlock
  private let answerArrival = DispatchSemaphore(value: 0)
  private let answer = Guarded<[UInt8]?>(nil)

  init(_ block: JobBlock) {
    self.block = block
  }

  /// Stores the job's answer, which is `nil` if the job ended without one, and wakes the thread
  /// that waits for it.
  func storeAnswer(_ bytes: [UInt8]?) {
    answer.withLock { $0 = bytes }
    answerArrival.signal()
  }

  /// Waits for the answer.
  ///
  /// - Returns: Whether the answer arrived in time. If not, call the function again; if it did,
  ///   never call it again.
  func waitForAnswer(within milliseconds: Int) -> Bool {
    answerArrival.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  /// The results of the lines in their order, and their coverage; `nil` if there is no answer yet,
  /// or if it is invalid.
  var replayedBlock: ReplayedBlock? {
    guard let bytes = answer.withLock({ $0 }) else { return nil }
    var rest = bytes[...]
    var lines: [ReplayedLine] = []
    // The result of a line can be larger and deeper than the line.
    let limits = JSONLimits(maximumDepth: .max, maximumBytes: .max)
    while lines.count < block.lines.count {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let json = try? JSONDocument(Array(rest[..<end]), limits: limits).root,
        let line = ReplayedLine(json)
      else { return nil }
      lines.append(line)
      rest = rest[(end + 1)...]
    }
    guard !rest.isEmpty else {
      return ReplayedBlock(lines: lines, sourceBlock: block, coverage: nil)
    }
    guard let coverage = try? Coverage(reading: Array(rest)) else { return nil }
    return ReplayedBlock(lines: lines, sourceBlock: block, coverage: coverage)
  }
}
