import Foundation
import ScreenDocument
import TestSupport
import Testing

@testable import Parity

@MainActor
@Suite struct LedgerCheckpointTests {
  private let files = TemporaryFolder()
  private var path: String { files.path + "/ledger" }

  private func checkpoint(_ run: String = "r", keepsOtherRuns: Bool = false)
    -> LedgerCheckpointWriter
  {
    let replacementRule = LedgerRunReplacementRule(
      run: run,
      journalPathHash: "j",
      keepsOtherRuns: keepsOtherRuns
    )
    return LedgerCheckpointWriter(path: path, replacementRule: replacementRule)
  }

  @Test func `the first checkpoint replaces the previous lines, later ones append`() throws {
    var old = Self.ledger(run: "old", matched: 9)
    old.setJournalPathHash("j", ofRun: "old")
    try files.write(old.text, to: "ledger")
    let checkpoint = checkpoint()
    for matched in 1...3 {
      checkpoint.write(Self.ledger(kinds: 2, matched: matched))
      let reading = try LedgerFile(path: path).read()
      #expect(reading.ledger.text == Self.ledger(kinds: 2, matched: matched).text)
      #expect(reading.usedLineCount == matched)
    }
    try checkpoint.finish(Self.ledger(kinds: 2, matched: 4))
    #expect(try files.text(of: "ledger") == Self.ledger(kinds: 2, matched: 4).text)
    #expect(try files.names == ["ledger"])
  }

  @Test func `two joining runs that alternate both survive with their final state`() throws {
    let (first, second) = (
      checkpoint("a", keepsOtherRuns: true), checkpoint("b", keepsOtherRuns: true)
    )
    for matched in 1...5 {
      first.write(Self.ledger(run: "a", matched: matched))
      second.write(Self.ledger(run: "b", matched: 2 * matched))
      if matched.isMultiple(of: 2) { second.write(Self.ledger(run: "b", matched: 2 * matched)) }
    }
    try first.finish(Self.ledger(run: "a", matched: 6))
    try second.finish(Self.ledger(run: "b", matched: 12))
    var both = Self.ledger(run: "a", matched: 6)
    both.merge(Self.ledger(run: "b", matched: 12))
    #expect(try files.text(of: "ledger") == both.text)
  }

  @Test func `of two unnamed runs, the second keeps the first and reports it`() throws {
    let (first, second) = (checkpoint("a"), checkpoint("b"))
    try first.checkThatRunCanBePlaced()
    try second.checkThatRunCanBePlaced()
    first.write(Self.ledger(run: "a", matched: 1))
    second.write(Self.ledger(run: "b", matched: 1))
    try first.finish(Self.ledger(run: "a", matched: 2))
    #expect(throws: LedgerCheckpointWriter.Failure.replacement(.hasOtherRuns)) {
      try second.finish(Self.ledger(run: "b", matched: 2))
    }
    #expect(try files.text(of: "ledger") == Self.ledger(run: "a", matched: 2).text)
  }

  @Test func `a check creates no file`() throws {
    try checkpoint().checkThatRunCanBePlaced()
    #expect(try files.names == [])
  }

  @Test func `a file is compacted only occasionally while it grows`() throws {
    let checkpoint = checkpoint()
    let padding = String(repeating: "x", count: 240)
    var sizes: [Int] = []
    for matched in 1...30 {
      checkpoint.write(Self.ledger(kinds: 200, matched: matched, padding: padding))
      sizes.append(try files.text(of: "ledger").utf8.count)
    }
    let size = try #require(sizes.first)
    #expect(try #require(sizes.max()) < (4 << 20) + 2 * size)
    #expect(zip(sizes, sizes.dropFirst()).count { $0 > $1 } == 1)
    let reading = try LedgerFile(path: path).read()
    #expect(reading.ledger.text == Self.ledger(kinds: 200, matched: 30, padding: padding).text)
  }

  @Test func `a link stays a link to the ledger`() throws {
    try files.write("", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: files.path + "/real"
    )
    let checkpoint = checkpoint()
    checkpoint.write(Self.ledger(matched: 1))
    #expect(Self.type(of: path) == S_IFLNK)
    #expect(try files.text(of: "real") == Self.ledger(matched: 1).text)
  }

  @Test func `a file that is not a regular file is left unchanged`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    checkpoint().write(Self.ledger(matched: 1))
    #expect(Self.type(of: path) == S_IFIFO)
    #expect(try files.names == ["ledger"])
  }

  @Test func `no checkpoint follows one that failed to write`() throws {
    let checkpoint = LedgerCheckpointWriter(
      path: files.path + "/later/ledger",
      replacementRule: LedgerRunReplacementRule(
        run: "r",
        journalPathHash: nil,
        keepsOtherRuns: false
      )
    )
    checkpoint.write(Self.ledger(matched: 1))
    try files.makeFolder("later")
    checkpoint.write(Self.ledger(matched: 2))
    #expect(try files.names == ["later"])
    #expect(Self.type(of: files.path + "/later/ledger") == nil)
  }

  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func ledger(run: String = "r", kinds: Int = 1, matched: Int, padding: String = "")
    -> Ledger
  {
    var ledger = Ledger()
    let entries = (0..<kinds).map { kind in
      let key = EvidenceKey(
        kind: ContentKind("kind \(kind)" + padding),
        flagVersion: "1" + padding,
        appVersion: "1.0" + padding
      )
      var entry = LedgerEntry(key: key)
      entry.counts = EvidenceCounts(matched: matched)
      return entry
    }
    ledger.merge(entries, of: run, contents: kinds)
    return ledger
  }
}
