import Basics
import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct LedgerFileTests {
  private let files = TemporaryFolder()
  private var file: LedgerFile { LedgerFile(path: files.path + "/ledger.json") }

  @Test func `a missing file is an empty ledger, and reading creates nothing`() throws {
    let reading = try file.read()
    #expect(reading.ledger.runCount == 0)
    #expect(reading.diagnostics == [])
    #expect(try files.names == [])
  }

  @Test func `appended lines are read, the latest state of each run`() throws {
    for matched in 1...3 {
      for run in ["r", "s"] { try append(run, matched: matched) }
    }
    let reading = try file.read()
    #expect(reading.ledger.runCount == 2)
    #expect(reading.ledger.evidence().map(\.counts.matched) == [6])
    #expect(reading.usedLineCount == 6)
  }

  @Test func `an append terminates a truncated line, which is skipped`() throws {
    try append("r", matched: 1)
    let whole = try files.text(of: "ledger.json")
    try files.write(whole + whole.prefix(whole.count / 2), to: "ledger.json")
    try append("s", matched: 2)
    let reading = try file.read()
    #expect(reading.ledger.evidence().map(\.counts.matched) == [3])
    #expect(reading.diagnostics.map(\.line) == [2])
  }

  @Test func `compacting keeps the counts, one line per run, of the newest runs`() throws {
    for matched in 1...3 {
      for run in ["r", "s", "t"] { try append(run, matched: matched) }
    }
    try file.clear("b")
    try append("s", matched: 0, kind: "b")
    let before = try file.read().ledger
    let size = try file.compactReturningNewSize(maximumRuns: 10)
    let after = try file.read()
    #expect(after.ledger.text == before.text)
    #expect(after.usedLineCount == 3)
    #expect(size == (try files.text(of: "ledger.json").utf8.count))
    try file.compactReturningNewSize(maximumRuns: 2)
    #expect(try file.read().ledger.runs.keys.sorted() == ["s", "t"])
    #expect(try files.names == ["ledger.json"])
  }

  @Test func `compacting keeps the file's permissions and other files beside it`() throws {
    try append("r", matched: 1)
    #expect(chmod(file.path, 0o640) == 0)
    try files.write("mine", to: "letter")
    #expect(link(files.path + "/letter", file.path + ".draft") == 0)
    try file.compactReturningNewSize(maximumRuns: 1)
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try files.text(of: "letter") == "mine")
    #expect(try files.names == ["ledger.json", "ledger.json.draft", "letter"])
  }

  @Test(.timeLimit(.minutes(20)))
  func `compacting does not wait for the reader of a pipe beside the file`() throws {
    try append("r", matched: 1)
    #expect(mkfifo(file.path + ".draft", 0o600) == 0)
    try file.compactReturningNewSize(maximumRuns: 1)
    #expect(try files.names == ["ledger.json", "ledger.json.draft"])
  }

  @Test func `compacting through a link replaces its target`() throws {
    try append("r", matched: 1)
    try append("r", matched: 2)
    try files.link("link", to: "ledger.json")
    try LedgerFile(path: files.path + "/link").compactReturningNewSize(maximumRuns: 1)
    #expect(try file.read().usedLineCount == 1)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: files.path + "/link") == file.path
    )
  }

  @Test func `compacting keeps the trips of runs that it drops`() throws {
    for run in ["z", "y", "x"] { try append(run, matched: 4, kind: "a", hasTripped: true) }
    try append("w", matched: 5, kind: "b", hasTripped: true)
    try file.clear("b")
    for run in 1...5 { try append("r\(run)", matched: 1) }
    let trips = try file.read().ledger.trips()
    #expect(trips.map(\.key.kind) == ["a"])
    try file.compactReturningNewSize(maximumRuns: 2)
    let ledger = try file.read().ledger
    #expect(ledger.trips() == trips)
    #expect(ledger.runs.keys.sorted() == ["r4", "r5", "w", "x"], "w is the start of b.")
    try file.compactReturningNewSize(maximumRuns: 2)
    #expect(try file.read().ledger.trips() == trips)
  }

  @Test func `compacting keeps the number of restarts of each kind`() throws {
    for (run, restart) in [("a1", 0), ("a2", 1), ("a3", 2), ("a4", 0)] {
      try append(run, matched: 1, flag: "\(restart)", restart: restart)
    }
    try append("b1", matched: 1, kind: "b")
    try file.clear("b")
    for run in 1...3 { try append("c\(run)", matched: 1, kind: "c") }
    let next = { (ledger: Ledger) in
      ["a", "b", "c", "d"].map {
        ledger.restartCount(
          forNextRunOf: EvidenceKey(kind: $0, flagVersion: "new", appVersion: "1.0")
        )
      }
    }
    let before = next(try file.read().ledger)
    #expect(before == [3, 1, 1, 0])
    for _ in 0..<2 {
      try file.compactReturningNewSize(maximumRuns: 1)
      #expect(next(try file.read().ledger) == before)
    }
    #expect(try file.read().ledger.runs.keys.sorted() == ["a3", "b1", "c3"])
    #expect(try file.read().ledger.evidence().map(\.key.kind) == ["a", "c"])
  }

  @Test func `an installation is not read from a first line that was cut off`() throws {
    try Data(#"{"schema":1,"installation":"AB"#.utf8).write(to: URL(filePath: file.path))
    var installations: [String?] = []
    for _ in 0..<2 {
      _ = try file.appendReturningNewSize { installation in
        installations.append(installation)
        return Self.lines("r", matched: 1)
      }
    }
    #expect(installations == [nil, nil])
  }

  @Test func `a full file is compacted, to the newest runs if necessary`() async throws {
    let file = LedgerFile(path: self.file.path, maximumBytes: 3_000)
    let writer = LedgerWriter(file, maximumRuns: 64, compactionThreshold: 1 << 20)
    for run in 0..<40 {
      var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0"))
      entry.counts = EvidenceCounts(matched: run + 1)
      #expect(await writer.append(["run \(run)": LedgerRun(entries: [entry.key: entry])]) == nil)
    }
    let ledger = try file.read().ledger
    #expect(ledger.runs["run 39"]?.entries.values.map(\.counts.matched) == [40])
    #expect(ledger.runCount > 1)
  }

  @Test func `clearing applies within the file and survives compaction`() throws {
    try append("r", matched: 1)
    try append("r", matched: 2, kind: "b")
    #expect(try file.clear("a") == 1)
    #expect(try file.clear("a") == 0)
    try file.compactReturningNewSize(maximumRuns: 10)
    #expect(try file.read().ledger.evidence().map(\.key.kind) == ["b"])
    try append("r", matched: 9)
    #expect(try file.read().ledger.evidence().map(\.key.kind) == ["b"])
    try append("s", matched: 3)
    #expect(try file.read().ledger.evidence().map(\.counts.matched) == [3, 2])
  }

  @Test func `a full file accepts no more lines and stays valid`() throws {
    let file = LedgerFile(path: self.file.path, maximumBytes: 1_000)
    var runs = 0
    while runs < 100, (try? file.appendReturningNewSize(Self.lines("r", matched: runs))) != nil {
      runs += 1
    }
    #expect(runs > 1)
    #expect(throws: SystemFailure(code: EFBIG)) {
      _ = try file.appendReturningNewSize(Self.lines("r", matched: runs))
    }
    #expect(try file.read().usedLineCount == runs)
    #expect(try file.compactReturningNewSize(maximumRuns: 10) < 500)
    _ = try file.appendReturningNewSize(Self.lines("r", matched: runs))
    #expect(try file.read().ledger.evidence().map(\.counts.matched) == [runs])
    try files.write(String(repeating: " ", count: 1_001), to: "ledger.json")
    #expect(throws: SystemFailure(code: EFBIG)) { try file.read() }
  }

  @Test func `a writer that waits while the file is replaced writes to the new file`() async throws
  {
    try append("r", matched: 0)
    let file = self.file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 1...20 {
            _ = try file.appendReturningNewSize(Self.lines("run \(writer) \(number)", matched: 1))
          }
        }
      }
      group.addTask {
        for _ in 0..<20 { try file.compactReturningNewSize(maximumRuns: 1_000) }
      }
      try await group.waitForAll()
    }
    let reading = try file.read()
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.evidence().map(\.counts.matched) == [80])
  }

  @Test(arguments: [("none/ledger.json", ENOENT), ("ledger.json/x", ENOTDIR), ("", EISDIR)])
  func `a system error is thrown`(name: String, code: Int32) throws {
    try append("r", matched: 1)
    let other = LedgerFile(path: files.path + "/" + name)
    #expect(throws: SystemFailure(code: code)) {
      _ = try other.appendReturningNewSize(Self.lines("r", matched: 1))
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `a pipe is no ledger, and opening it does not block`() throws {
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(throws: SystemFailure(code: ENOTSUP)) { try file.read() }
    #expect(throws: SystemFailure(code: ENOTSUP)) { try file.clear("a") }
    #expect(throws: SystemFailure(code: ENOTSUP)) { try append("r", matched: 1) }
  }

  private func append(
    _ run: String,
    matched: Int,
    kind: ContentKind = "a",
    flag: String = "1",
    restart: Int = 0,
    hasTripped: Bool = false
  ) throws {
    _ = try file.appendReturningNewSize(
      Self.lines(
        run,
        matched: matched,
        kind: kind,
        flag: flag,
        restart: restart,
        hasTripped: hasTripped
      )
    )
  }

  private static func lines(
    _ run: String,
    matched: Int,
    kind: ContentKind = "a",
    flag: String = "1",
    restart: Int = 0,
    hasTripped: Bool = false
  ) -> [String] {
    let key = EvidenceKey(kind: kind, flagVersion: flag, appVersion: "1.0")
    var entry = LedgerEntry(key: key)
    entry.restartCount = restart
    entry.counts = EvidenceCounts(matched: matched)
    if hasTripped {
      entry.trip = EvidenceTrip(
        key: key,
        differences: 2,
        comparisons: 2,
        logEValue: 7,
        alpha: 0.01,
        firstDifference: DifferencePlace(path: "/\(run)")
      )
    }
    return LedgerLineFormat.lines(of: [entry], run: run, contents: 1)
  }
}

extension LedgerFile {
  /// Appends lines that do not depend on the installation of the file.
  fileprivate func appendReturningNewSize(_ lines: [String]) throws(SystemFailure) -> Int {
    try appendReturningNewSize { _ in lines }
  }
}
