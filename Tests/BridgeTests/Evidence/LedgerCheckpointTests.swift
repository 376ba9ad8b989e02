import Foundation
import ScreenDocument
import TestSupport
import Testing

@testable import Bridge

@MainActor
@Suite struct LedgerCheckpointTests {
  private let files = TemporaryFolder()
  private var path: String { files.path + "/ledger" }

  @Test func `the first checkpoint takes the place of what was there, the others are added`() throws
  {
    try files.write(Self.ledger(run: "old", matched: 9).text, to: "ledger")
    let checkpoint = LedgerCheckpoint(path: path)
    for matched in 1...3 {
      checkpoint.write(Self.ledger(kinds: 2, matched: matched))
      let reading = try LedgerFile(path: path).read()
      #expect(reading.ledger.text == Self.ledger(kinds: 2, matched: matched).text)
      #expect(reading.lineCount == matched)
    }
    #expect(try files.names == ["ledger"])
  }

  @Test func `a file is compacted as it grows, and now and then alone`() throws {
    let checkpoint = LedgerCheckpoint(path: path)
    var sizes: [Int] = []
    for matched in 1...30 {
      checkpoint.write(Self.ledger(kinds: 700, matched: matched))
      sizes.append(try files.text(of: "ledger").utf8.count)
    }
    let size = try #require(sizes.first)
    #expect(try #require(sizes.max()) < (4 << 20) + 2 * size)
    #expect(zip(sizes, sizes.dropFirst()).count { $0 > $1 } == 1)
    let reading = try LedgerFile(path: path).read()
    #expect(reading.ledger.text == Self.ledger(kinds: 700, matched: 30).text)
  }

  @Test func `a link stays one, and leads to the ledger`() throws {
    try files.write("", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: files.path + "/real"
    )
    let checkpoint = LedgerCheckpoint(path: path)
    checkpoint.write(Self.ledger(matched: 1))
    #expect(Self.type(of: path) == S_IFLNK)
    #expect(try files.text(of: "real") == Self.ledger(matched: 1).text)
  }

  @Test func `what is no ordinary file is left alone`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    LedgerCheckpoint(path: path).write(Self.ledger(matched: 1))
    #expect(Self.type(of: path) == S_IFIFO)
    #expect(try files.names == ["ledger"])
  }

  @Test func `after a checkpoint that cannot be written there are no more`() throws {
    let checkpoint = LedgerCheckpoint(path: files.path + "/later/ledger")
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

  private static func ledger(run: String = "r", kinds: Int = 1, matched: Int) -> Ledger {
    var ledger = Ledger()
    let entries = (0..<kinds).map { kind in
      let key = EvidenceKey(kind: ContentKind("kind \(kind)"), flagVersion: "1", appVersion: "1.0")
      var entry = LedgerEntry(key: key)
      entry.counts = EvidenceCounts(matched: matched)
      return entry
    }
    ledger.merge(entries, of: run, contents: kinds)
    return ledger
  }
}
