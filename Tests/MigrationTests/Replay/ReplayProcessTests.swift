import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

/// `homedump replay` as a process that starts others, and that can be killed.
@Suite(.long) struct ReplayProcessTests {
  @Test(arguments: [["--max-mismatches", "9"], ["--sample", "0.8", "--format", "json"]])
  func `several jobs report and count the same as one job`(options: [String]) throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 300)
    let files = TemporaryFolder()
    try files.write(journal.text, to: "journal")

    func replay(jobs: Int) throws -> [String] {
      let (output, errors, status) = try HomeDumpProcess(
        [
          "replay", files.path + "/journal", "--jobs", "\(jobs)", "--run", "r",
          "--ledger", files.path + "/ledger",
        ] + options
      ).finish()
      return [output, errors, "\(status)", try files.text(of: "ledger")]
    }
    let one = try replay(jobs: 1)
    #expect(one[2] == "1", "seed \(seed): \(one[1])")
    #expect(try replay(jobs: 3) == one, "seed \(seed)")
  }

  @Test(arguments: [1, 2])
  func `a killed replay leaves a ledger of the journal's first lines`(
    jobs: Int
  ) throws {
    let replay = try LongReplay(jobs: jobs)
    let before = try replay.counted()
    replay.process.kill()

    let counts = try replay.counts
    #expect(counts.reduce(0, +) >= before, "seed \(replay.seed)")
    let isOfFirstLines = (1...replay.journal.lines.count).contains {
      replay.journal.counts(ofFirst: $0) == counts
    }
    #expect(isOfFirstLines, "seed \(replay.seed): \(counts)")
  }

  @Test(arguments: [1, 2])
  func `an interrupted replay reports and counts the journal's first lines`(
    jobs: Int
  ) throws {
    let replay = try LongReplay(jobs: jobs, options: ["--format", "json"])
    let before = try replay.counted()
    replay.process.interrupt()
    let (output, errors, status) = replay.process.finish()

    #expect(status == 130, "seed \(replay.seed)")
    #expect(errors == "", "seed \(replay.seed)")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["end"]?.string == "interrupted", "seed \(replay.seed)")
    let lines = try #require(report["lines"]?.int, "seed \(replay.seed)")
    #expect((before..<replay.journal.lines.count).contains(lines), "seed \(replay.seed)")
    #expect(try replay.counts == replay.journal.counts(ofFirst: lines), "seed \(replay.seed)")
  }

  @Test func `two simultaneous replays into one ledger both survive`() throws {
    let seed = UInt64.random(in: .min ... .max)
    let journals = [
      MixedJournal(seed: seed, count: 600), MixedJournal(seed: ~seed, count: 500),
    ]
    let files = TemporaryFolder()
    let path = files.path + "/ledger"
    let processes = try journals.enumerated().map { index, journal in
      try files.write(journal.text, to: "journal-\(index)")
      return try HomeDumpProcess(
        ["replay", files.path + "/journal-\(index)", "--ledger", path, "--run", "r\(index)"]
      )
    }
    for process in processes { #expect(process.finish().status == 1, "seed \(seed)") }

    let reading = try LedgerFile(path: path).read()
    #expect(reading.diagnostics == [], "seed \(seed)")
    #expect(reading.ledger.runCount == 2, "seed \(seed)")
    let evidence = reading.ledger.evidence().filter { $0.key.kind == "recommended" }
    let expected = journals.map { $0.counts(ofFirst: $0.lines.count) }
    #expect(
      evidence.reduce(0) { $0 + $1.counts.matched } == expected[0][0] + expected[1][0],
      "seed \(seed)"
    )
    #expect(try files.names == ["journal-0", "journal-1", "ledger"])
  }

  #if os(Linux)
  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal reaches the distributing process, and no job remains`(signal: Int32) throws {
    let replay = try LongReplay(jobs: 2)
    let before = try replay.counted()
    let jobs = replay.process.children
    #expect(jobs.count == 2, "seed \(replay.seed)")
    for job in jobs { kill(job, signal) }
    #expect(try replay.counted(least: before + 200) > before, "seed \(replay.seed)")
    #expect(replay.process.children == jobs, "seed \(replay.seed)")

    replay.process.send(signal)
    #expect(replay.process.finish().status == 128 + signal, "seed \(replay.seed)")
    #expect(jobs.allSatisfy { kill($0, 0) == -1 && errno == ESRCH }, "seed \(replay.seed)")
  }
  #endif
}
