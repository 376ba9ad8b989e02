import Bridge
import BridgeDump
import Foundation
import Parity
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// What a replay has covered does not depend on its number of processes.
@MainActor
@Suite struct ReplayCoverageTests {
  @Test(.long, arguments: [[], ["--max-mismatches", "9"], ["--sample", "0.7"]])
  nonisolated func `several jobs write the same file as one job`(options: [String]) throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 400)
    let files = TemporaryFolder()
    try files.write(journal.text, to: "journal")

    func replay(jobs: Int) throws -> String {
      let (_, errors, status) = try HomeDumpProcess(
        [
          "replay", files.path + "/journal", "--jobs", "\(jobs)",
          "--coverage", files.path + "/coverage-\(jobs)",
        ] + options
      ).finish()
      #expect(status == 1, "seed \(seed): \(errors)")
      return try files.text(of: "coverage-\(jobs)")
    }
    let one = try replay(jobs: 1)
    #expect(try replay(jobs: 3) == one, "seed \(seed)")
    guard options.isEmpty else { return }
    #expect(one == Self.coverage(ofFirst: 400, of: journal).text, "seed \(seed)")
  }

  @Test(arguments: [1, 2])
  func `an interrupted replay has covered the lines that it counted`(answered: Int) async throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 868)
    let bytes = Array(journal.text.utf8)
    let files = TemporaryFolder()
    let questions = 868 - 1 + (bytes.count + 999) / 1_000 + 2 + answered
    let arguments = ["replay", "-", "--jobs", "2", "--coverage", files.path + "/coverage"]
    let console = InMemoryConsole(
      input: bytes,
      interruption: .init(afterChecks: questions),
      commandLine: [URL.builtTool("homedump").path] + arguments
    )
    let status = await DumpTool.sample { [ReplayCommand($0)] }.run(
      arguments + ["--format", "json"],
      in: console
    )
    #expect(status == .interrupted, "seed \(seed)")
    let report = try JSONDocument(Array(console.output.utf8)).root
    let lines = try #require(report["lines"]?.int, "seed \(seed)")
    let covered = Self.coverage(ofFirst: lines, of: journal)
    #expect(try files.text(of: "coverage") == covered.text, "seed \(seed): \(lines)")
  }

  private nonisolated static func coverage(ofFirst count: Int, of journal: MixedJournal) -> Coverage
  {
    var reader = JournalReader()
    var coverage = Coverage()
    for line in journal.text.split(separator: "\n").prefix(count) {
      if let read = try? reader.line(Array(line.utf8)) { coverage.add(read) }
    }
    return coverage
  }
}
