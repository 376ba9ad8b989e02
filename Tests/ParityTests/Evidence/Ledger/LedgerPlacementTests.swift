import ScreenDocument
import TestSupport
import Testing

@testable import Parity

@Suite struct LedgerPlacementTests {
  private static func line(_ run: String, journal: String? = nil, matched: Int = 1) -> String {
    var entry = LedgerEntry(key: EvidenceKey(kind: "a", flagVersion: "1", appVersion: "1.0"))
    entry.counts = EvidenceCounts(matched: matched)
    let contents = LedgerRun(journalPathHash: journal, entries: [entry.key: entry])
    return LedgerLineFormat.lines(of: contents, id: run)[0] + "\n"
  }

  private static func cleared(_ runs: String...) -> String {
    LedgerLineFormat.lines(clearing: "a", runs: runs)[0] + "\n"
  }

  private static let new = line("new", matched: 9)

  private static func placed(
    in file: String,
    journal: String? = "j",
    joining: Bool
  ) throws(LedgerRunReplacementRule.Fault) -> String {
    let rule = LedgerRunReplacementRule(
      run: "new",
      journalPathHash: journal,
      keepsOtherRuns: joining
    )
    let bytes = try rule.fileBytes(replacingRunWith: new, in: Array(file.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a joining run replaces its own lines and keeps the others byte for byte`() throws {
    let others = [
      Self.line("a"), " \t" + Self.line("b", journal: "j"), "what?\r\n", Self.cleared("a", "x"),
      "{\"schema\":9}\n",
    ]
    let file = Self.line("new") + others.joined() + Self.line("new", journal: "k") + "\n"
    #expect(try Self.placed(in: file, joining: true) == others.joined() + Self.new)
  }

  @Test func `the clearing of a replaced run is removed with it`() throws {
    let file = Self.line("new") + Self.cleared("new") + Self.cleared("new", "a")
    #expect(try Self.placed(in: file, joining: true) == Self.cleared("a") + Self.new)
  }

  @Test
  func `an unnamed run replaces the runs of its journal and their clearings`()
    throws
  {
    let file = Self.cleared("x") + Self.line("x", journal: "j") + Self.line("new") + "\n \n"
    #expect(try Self.placed(in: file, joining: false) == Self.new)
    #expect(try Self.placed(in: "", joining: false) == Self.new)
  }

  private static let others = [
    line("a"), line("a", journal: "k"), line("a", journal: "j") + "what?\n",
    line("a", journal: "j") + cleared("b"), line("a", journal: "j") + "{\"schema\":9}\n",
  ]

  @Test(arguments: others)
  func `an unnamed run keeps lines of other journals`(file: String) {
    #expect(throws: LedgerRunReplacementRule.Fault.hasOtherRuns) {
      try Self.placed(in: file, joining: false)
    }
  }

  @Test func `a run without a journal replaces its own lines only`() throws {
    #expect(try Self.placed(in: Self.line("new"), journal: nil, joining: false) == Self.new)
    #expect(throws: LedgerRunReplacementRule.Fault.hasOtherRuns) {
      try Self.placed(in: Self.line("a"), journal: nil, joining: false)
    }
  }

  @Test(arguments: ["what?\n", "{}", "[]\n", "{\"schema\":9}\n", "\u{0}"], [true, false])
  func `a file without a readable line is no ledger`(file: String, joining: Bool) {
    #expect(throws: LedgerRunReplacementRule.Fault.noReadableLine) {
      try Self.placed(in: file, joining: joining)
    }
  }

  @Test func `a truncated last line is removed, wherever it was truncated`() throws {
    let line = Self.line("a")
    for length in 1..<(line.utf8.count - 1) {
      let file = Self.line("b") + line.prefix(length)
      #expect(try Self.placed(in: file, joining: true) == Self.line("b") + Self.new, "\(length)")
    }
  }
}
