import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// Files of coverage: what is written is read, and nothing else is.
@Suite(.long) struct CoverageFileTests {
  private static func read(_ text: String) throws -> Coverage {
    try Coverage(reading: Array(text.utf8))
  }

  private static func fault(_ text: String) -> Diagnostic? {
    do throws(Coverage.ReadingError) {
      _ = try Coverage(reading: Array(text.utf8))
      return nil
    } catch {
      return error.diagnostic
    }
  }

  private static func sample() throws -> Coverage {
    try CoverageCellTests.coverage(
      #"{ "a": [{"b": 1}, {"b": "x"}], "c": "\#(String(repeating: "é", count: 60))" }"#
    )
  }

  @Test func `the first line says that the file holds values of responses`() throws {
    let first = try Self.sample().text.prefix { $0 != "\n" }
    #expect(
      first == #"""
        {"coverage":"This file holds values of responses: it must stay with the journals, and never go into ledgers.",\#
        "hasMoreKinds":false,"kinds":1,"schema":1}
        """#
    )
  }

  @Test(arguments: 0..<8)
  func `a file that is read equals what was written, within and beyond the limits`(_: Int) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let lines = try (0..<24).map { _ in try CoverageUnionTests.line(using: &random) }
    let coverage = CoverageUnionTests.coverage(lines)
    let read = try Self.read(coverage.text)
    #expect(read == coverage, "seed \(seed)")
    #expect(read.text == coverage.text, "seed \(seed)")
  }

  @Test(arguments: 0..<8)
  func `files merge in any order, any number of times, also with further lines`(_: Int) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let lines = try (0..<24).map { _ in try CoverageUnionTests.line(using: &random) }
    let whole = CoverageUnionTests.coverage(lines)
    let cuts = [0] + (0..<3).map { _ in Int.random(in: 0...24, using: &random) }.sorted() + [24]
    let files = zip(cuts, cuts.dropFirst()).map { CoverageUnionTests.coverage(lines[$0..<$1]).text }
    for _ in 0..<3 {
      var merged = Coverage(maximumPaths: 40)
      for file in files.shuffled(using: &random) + files.prefix(2) {
        merged.formUnion(try Self.read(file))
      }
      #expect(merged == whole, "seed \(seed)")
      for kind in merged.coverageByKind.values { kind.checkTreeInvariants() }
    }
    var added = Coverage(maximumPaths: 40)
    added.formUnion(try Self.read(files[0]))
    for line in lines.shuffled(using: &random) { added.add(line) }
    #expect(added == whole, "seed \(seed)")
  }

  @Test func `coverages that differ in one cell are not equal`() throws {
    let one = try CoverageCellTests.coverage(#"{ "a": 1 }"#)
    #expect(try one != CoverageCellTests.coverage(#"{ "a": 2 }"#))
    #expect(try one != CoverageCellTests.coverage(#"{ "a": 1 }"#, at: nil))
    #expect(try one == CoverageCellTests.coverage(#"{ "a": 1 }"#, #"{ "a": 1 }"#))
  }

  @Test(arguments: 0..<8)
  func `a file that is cut anywhere is refused`(_: Int) throws {
    let bytes = Array(try Self.sample().text.utf8)
    let count = Int.random(in: 0..<bytes.count - 1)
    #expect(throws: Coverage.ReadingError.self, "\(count) bytes") {
      try Coverage(reading: Array(bytes[..<count]))
    }
  }

  @Test(arguments: [
    (#""schema":1"#, #""schema":2"#, 1, "", "use a newer version"),
    (#""kinds":1"#, #""kinds":0"#, 3, "", "comes after the last"),
    (#""kinds":1"#, #""kinds":2"#, 9, "", "ends before all"),
    (#""kinds":1"#, #""kinds":1025"#, 1, "/kinds", "from 0 to 1024"),
    (#""paths":5"#, #""paths":4"#, 8, "", "comes after the last"),
    (#""paths":5"#, #""paths":9999"#, 3, "/paths", "from 1 to 4097"),
    (#""hours":[10]"#, #""hours":[24]"#, 2, "/lines/hours/0", "from 0 to 23"),
    (#""path":"/a/*""#, #""path":"/b/*""#, 6, "", "parent is on no"),
    (#""path":"/a/*""#, #""path":"/a""#, 6, "", "is on an earlier line already"),
    (#""cells":["one","#, #""cells":["two","#, 7, "/cells/0", "one of absent"),
    (#""range":[1.0,1.0]"#, #""range":[2,1]"#, 7, "/range", "the least and the greatest"),
    (#""types":["text","number"]"#, #""types":["text","date"]"#, 7, "/types/1", "one of object"),
    (
      #""isLimited":false,"kind""#, #""more":1,"isLimited":false,"kind""#, 3, "/more",
      "unknown name"
    ),
    (#"{"hash":""#, #"{"hash":"x"#, 8, "/texts/texts/0/hash", "16 hexadecimal digits"),
    (#""x""#, #""\#(String(repeating: "x", count: 81))""#, 7, "/texts/texts/0", "at most 80 bytes"),
  ])
  func `a fault names its place`(
    part: String,
    fault: String,
    line: Int,
    path: String,
    message: String
  ) throws {
    let text = try Self.sample().text
    try #require(text.contains(part), "\(text)")
    let replaced = text.replacing(part, with: fault, maxReplacements: 1)
    let diagnostic = try #require(Self.fault(replaced), "\(replaced)")
    #expect(diagnostic.line == line, "\(diagnostic)")
    #expect(diagnostic.column != nil)
    #expect(diagnostic.path.description == path, "\(diagnostic)")
    #expect(diagnostic.message.contains(message), "\(diagnostic)")
  }

  @Test(arguments: ["+", "-"])
  func `a hash with a sign is refused`(sign: String) throws {
    let hash = sign + String(repeating: "0", count: 15)
    let text = try Self.sample().text
      .replacing(#/"hash":"[0-9a-f]{16}"/#, with: #""hash":"\#(hash)""#)
    #expect(text.contains(hash))
    #expect(Self.fault(text)?.path.description == "/texts/texts/0/hash")
  }

  @Test func `a path of a very long name is not kept, so that a line of a file is short`() throws {
    let short = String(repeating: "s", count: 4_095)
    let coverage = try CoverageCellTests.coverage(
      #"{ "\#(short)": {"x": 1}, "\#(short)t": 2, "y": 3 }"#
    )
    #expect(coverage.paths(of: "k").map(\.pointer.description) == ["", "/" + short, "/y"])
    #expect(coverage.omitsPaths(of: "k"))
    let escaped = String(repeating: "\\u0001", count: 4_095)
    var whole = try CoverageCellTests.coverage("{ \"\(escaped)\": \"\(escaped)\" }")
    whole.formUnion(coverage)
    #expect(try Self.read(whole.text) == whole)
    let longest = whole.text.split(separator: "\n").map(\.utf8.count).max() ?? 0
    #expect(4_095..<100_000 ~= longest)
  }

  @Test func `of too many kinds the same are kept in any order`() throws {
    let lines = try (0..<1_500).map { try Self.line(of: ContentKind("k\($0)")) }
    var forwards = Coverage()
    for line in lines { forwards.add(line) }
    var backwards = Coverage()
    for line in lines.reversed() { backwards.add(line) }
    #expect(forwards.kinds.count == 1_024)
    #expect(forwards.hasMoreKinds)
    #expect(forwards == backwards)
    for start in stride(from: 100, to: 1_500, by: 200) {
      var rotated = Coverage()
      for line in lines[start...] + lines[..<start] { rotated.add(line) }
      #expect(rotated == forwards, "\(start)")
    }
    #expect(try Self.read(forwards.text) == forwards)
    var few = Coverage()
    for line in lines.prefix(1_024) { few.add(line) }
    #expect(!few.hasMoreKinds)
    few.formUnion(backwards)
    #expect(few == forwards)
  }

  @Test func `a kind of a very long name is not kept`() throws {
    var coverage = Coverage()
    let kind = ContentKind(String(repeating: "k", count: 257))
    coverage.add(try Self.line(of: kind))
    #expect(coverage.kinds.isEmpty)
    #expect(coverage.hasMoreKinds)
    #expect(try Self.read(coverage.text) == coverage)
  }

  private static func line(of kind: ContentKind) throws -> JournalLine {
    JournalLine(
      context: JournalContext(),
      responses: [
        ResponseData(
          kind: kind,
          id: "i",
          position: 0,
          payload: try JSONDocument(Array("1".utf8)).root
        )
      ]
    )
  }

  @Test(arguments: [
    (#"{"coverage": "x"}"#, true), (#"{"kind": "k", "value": 1, "coverage": 1}"#, false),
    (#"{"responses": [], "coverage": 1}"#, false), ("[1]", false), ("{", false),
  ])
  func `a first line tells a file of coverage from a journal`(line: String, isCoverage: Bool) {
    let line = JournalLineSplitter.Line.text(Array(line.utf8), number: 1, isEnded: true)
    #expect(CoverageReader.isFirstLineOfCoverageFile(line) == isCoverage)
  }
}
