import Bridge
import BridgeDump
import Foundation
import ScreenDocument
import ScreenDump
import TestSupport
import Testing

/// A replay in this process, whose jobs are processes of the sample's tool.
@MainActor
@Suite struct ReplayJobsTests {
  /// Lines that two jobs take at once: three full blocks, and one that isn't full.
  private static let count = 3 * 256 + 100

  @Test(arguments: [0, 1, 2, 3])
  func `an interrupt counts whole blocks of what was dealt`(answered: Int) async throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: Self.count)
    let files = TemporaryFolder()
    try files.write(journal.text, to: "journal")
    let reading = try await questions(ofReading: files)

    let (output, status) = await replay(files, interruptingAfter: reading + answered)

    #expect(status == .interrupted, "seed \(seed)")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["end"]?.string == "interrupted", "seed \(seed)")
    let lines = try #require(report["lines"]?.int, "seed \(seed)")
    // The jobs may have been waited for, which asks too.
    #expect(lines.isMultiple(of: 256) && lines <= answered * 256, "seed \(seed): \(lines)")
    let counts = try LedgerFile(path: files.path + "/ledger").read().ledger.evidence()
      .filter { $0.key.kind == "recommended" }
    let matched = counts.reduce(0) { $0 + $1.counts.matched }
    #expect(matched == journal.counts(ofFirst: lines)[0], "seed \(seed)")
  }

  /// How often a replay asks for an interrupt before the last line is dealt: once a line and a thousand bytes,
  /// at the end, and before the last line, which has no line feed.
  private func questions(ofReading files: TemporaryFolder) async throws -> Int {
    let bytes = try files.text(of: "journal").utf8.count
    return Self.count - 1 + (bytes + 999) / 1_000 + 2
  }

  private func replay(
    _ files: TemporaryFolder,
    interruptingAfter questions: Int
  ) async -> (output: String, status: DumpStatus) {
    let program = URL.builtTool("homedump").path
    let console = InMemoryConsole(
      input: Array((try? files.text(of: "journal"))?.utf8 ?? "".utf8),
      questionsBeforeInterrupt: questions,
      commandLine: [program, "replay", "-", "--jobs", "2"]
    )
    let status = await DumpTool.sample { [ReplayCommand($0)] }.run(
      ["replay", "-", "--jobs", "2", "--format", "json", "--ledger", files.path + "/ledger"],
      in: console
    )
    return (console.output, status)
  }
}
