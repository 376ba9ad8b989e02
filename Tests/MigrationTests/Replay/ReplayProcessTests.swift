import Bridge
import Foundation
import ScreenDocument
import TestSupport
import Testing

/// `homedump replay` as it is run: as a process that starts others, and that can be killed.
@Suite struct ReplayProcessTests {
  @Test(arguments: [[], ["--max-mismatches", "9"], ["--sample", "0.4"], ["--format", "json"]])
  func `several jobs report and count what one does`(options: [String]) throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 1_500)
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
    #expect(try replay(jobs: 2) == one, "seed \(seed)")
    #expect(try replay(jobs: 5) == one, "seed \(seed)")
  }

  @Test(arguments: [1, 2])
  func `a replay that is killed leaves the ledger of the journal's first lines`(
    jobs: Int
  ) throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 40_000)
    let files = TemporaryFolder()
    try files.write(journal.text, to: "journal")
    let path = files.path + "/ledger"
    let replay = try HomeDumpProcess([
      "replay", files.path + "/journal", "--jobs", "\(jobs)", "--ledger", path,
    ])
    let before = try Self.wait(for: replay, ledger: path, seed)
    replay.kill()

    let counts = try Self.counts(path)
    #expect(counts.reduce(0, +) >= before, "seed \(seed)")
    let isOfFirstLines = (1...journal.lines.count).contains {
      journal.counts(ofFirst: $0) == counts
    }
    #expect(isOfFirstLines, "seed \(seed): \(counts)")
  }

  @Test(arguments: [1, 2])
  func `a replay that is interrupted reports and counts the journal's first lines`(
    jobs: Int
  ) throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 40_000)
    let files = TemporaryFolder()
    try files.write(journal.text, to: "journal")
    let path = files.path + "/ledger"
    let replay = try HomeDumpProcess([
      "replay", files.path + "/journal", "--jobs", "\(jobs)", "--ledger", path, "--format", "json",
    ])
    let before = try Self.wait(for: replay, ledger: path, seed)
    replay.interrupt()
    let (output, errors, status) = replay.finish()

    #expect(status == 130, "seed \(seed)")
    #expect(errors == "", "seed \(seed)")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["end"]?.string == "interrupted", "seed \(seed)")
    let lines = try #require(report["lines"]?.int, "seed \(seed)")
    #expect((before..<journal.lines.count).contains(lines), "seed \(seed)")
    #expect(try Self.counts(path) == journal.counts(ofFirst: lines), "seed \(seed)")
  }

  #if os(Linux)
  @Test func `an interrupt is for the process that deals, and leaves no job behind`() throws {
    let seed = UInt64.random(in: .min ... .max)
    let journal = MixedJournal(seed: seed, count: 40_000)
    let files = TemporaryFolder()
    try files.write(journal.text, to: "journal")
    let path = files.path + "/ledger"
    let replay = try HomeDumpProcess([
      "replay", files.path + "/journal", "--jobs", "2", "--ledger", path,
    ])
    let before = try Self.wait(for: replay, ledger: path, seed)
    let jobs = replay.children
    #expect(jobs.count == 2, "seed \(seed)")
    for job in jobs { kill(job, SIGINT) }
    let after = try Self.wait(for: replay, ledger: path, seed, more: before + 2_000)
    #expect(after > before, "seed \(seed)")
    #expect(replay.children == jobs, "seed \(seed)")

    replay.interrupt()
    #expect(replay.finish().status == 130, "seed \(seed)")
    #expect(jobs.allSatisfy { kill($0, 0) == -1 && errno == ESRCH }, "seed \(seed)")
  }
  #endif

  /// Waits until a replay has counted some of its lines; how many, it returns.
  private static func wait(
    for replay: HomeDumpProcess,
    ledger path: String,
    _ seed: UInt64,
    more least: Int = 0
  ) throws -> Int {
    var random = Seeded(seed: seed)
    let enough = least + Int.random(in: 100...1_000, using: &random)
    var count = 0
    while count < enough, replay.isRunning { count = try counts(path).reduce(0, +) }
    #expect(replay.isRunning, "seed \(seed)")
    return count
  }

  /// How many recommended items matched and mismatched by what a ledger says, which may have a last line
  /// that is cut off and nothing else wrong.
  private static func counts(_ path: String) throws -> [Int] {
    let reading = try LedgerFile(path: path).read()
    #expect(reading.diagnostics.count <= 1)
    #expect(reading.diagnostics.allSatisfy { $0.code == "ledgerLineCutOff" })
    let evidence = reading.ledger.evidence().filter { $0.key.kind == "recommended" }
    return [\.matched, \.mismatched].map { (count: KeyPath<EvidenceCounts, Int>) in
      evidence.reduce(0) { $0 + $1.counts[keyPath: count] }
    }
  }
}
