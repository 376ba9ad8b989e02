import Bridge
import BridgeDump
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// A replay in this process, whose jobs are processes of the sample's tool.
@MainActor
@Suite struct ReplayJobsTests {
  /// The lines that two jobs receive at once: three full blocks, and one partial block.
  private static let count = 3 * 256 + 100

  @Test(arguments: [0, 1, 2, 3])
  func `an interrupt counts complete blocks of distributed lines`(answered: Int) async throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: Self.count)
    let bytes = Array(journal.text.utf8)
    let files = TemporaryFolder()

    let (output, status) = await replay(
      bytes,
      ledger: files.path + "/ledger",
      interruptingAfter: Self.questions(ofReading: bytes) + answered
    )

    #expect(status == .interrupted, "seed \(seed)")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["end"]?.string == "interrupted", "seed \(seed)")
    let lines = try #require(report["lines"]?.int, "seed \(seed)")
    // Waiting for the jobs checks for interrupts too.
    #expect(lines.isMultiple(of: 256) && lines <= answered * 256, "seed \(seed): \(lines)")
    let counts = try LedgerFile(path: files.path + "/ledger").read().ledger.evidence()
      .filter { $0.key.kind == "recommended" }
    let matched = counts.reduce(0) { $0 + $1.counts.matched }
    #expect(matched == journal.counts(ofFirst: lines)[0], "seed \(seed)")
  }

  /// How many times a replay checks for an interrupt before the last line is distributed: once per
  /// line and per thousand bytes, at the end, and before the last line, which has no line feed.
  private static func questions(ofReading bytes: [UInt8]) -> Int {
    count - 1 + (bytes.count + 999) / 1_000 + 2
  }

  private func replay(
    _ bytes: [UInt8],
    ledger path: String,
    interruptingAfter questions: Int
  ) async -> (output: String, status: DumpStatus) {
    let program = URL.builtTool("homedump").path
    let console = InMemoryConsole(
      input: bytes,
      interruption: .init(afterChecks: questions),
      commandLine: [program, "replay", "-", "--jobs", "2"]
    )
    let status = await DumpTool.sample { [ReplayCommand($0)] }.run(
      ["replay", "-", "--jobs", "2", "--format", "json", "--ledger", path],
      in: console
    )
    return (console.output, status)
  }
}
