import Parity
import ScreenDocument
import StrictJSON
import Testing

@testable import BridgeDump

@Suite struct KeptLinesOfKindsTests {
  /// A line with one response, of about the given number of bytes.
  private func line(bytes: Int = 1) throws -> JournalLine {
    let text = "\"" + String(repeating: "a", count: bytes) + "\""
    let payload = try JSONDocument(Array(text.utf8)).root
    return JournalLine(
      context: JournalContext(),
      responses: [ResponseData(kind: "a", id: "a", position: 0, payload: payload)]
    )
  }

  private func sizes(_ kept: KeptLinesOfKinds, _ kind: ContentKind) -> [Int] {
    (kept.linesByKind[kind] ?? []).compactMap { $0.responses.first?.payload.bytes.count }
  }

  @Test func `a line with a further path replaces the last of the others`() throws {
    var kept = KeptLinesOfKinds()
    for number in 1...80 {
      kept.keepIfPossible(
        try line(bytes: number),
        numbered: number,
        for: "a",
        addsPath: number == 1 || number > 70
      )
    }
    // The quotes add two bytes.
    #expect(sizes(kept, "a") == (1...54).map { $0 + 2 } + (71...80).map { $0 + 2 })
    #expect(kept.kindsWithLeftOutPaths.isEmpty)
  }

  @Test func `of more lines with further paths than are kept, the first ones are`() throws {
    var kept = KeptLinesOfKinds()
    for number in 1...65 {
      kept.keepIfPossible(try line(bytes: number), numbered: number, for: "a", addsPath: true)
    }
    #expect(sizes(kept, "a") == (1...64).map { $0 + 2 })
    #expect(kept.kindsWithLeftOutPaths == ["a"])
  }

  @Test func `other lines make room for the paths of another kind`() throws {
    let large = try line(bytes: 6 << 20)
    var kept = KeptLinesOfKinds()
    for number in 1...4 {
      kept.keepIfPossible(large, numbered: number, for: "a", addsPath: number == 1)
    }
    #expect(sizes(kept, "a").count == 3)
    kept.keepIfPossible(try line(), numbered: 5, for: "b", addsPath: true)
    #expect(sizes(kept, "a").count == 2)
    #expect(sizes(kept, "b").count == 1)
    #expect(kept.kindsWithLeftOutPaths.isEmpty)
  }

  @Test func `a line that is kept for several kinds counts once, and leaves when none keeps it`()
    throws
  {
    let large = try line(bytes: 9 << 20)
    var kept = KeptLinesOfKinds()
    for kind in ["a", "b", "c"] as [ContentKind] {
      kept.keepIfPossible(large, numbered: 1, for: kind, addsPath: kind == "c")
    }
    for kind in ["a", "b"] as [ContentKind] {
      kept.keepIfPossible(large, numbered: 2, for: kind, addsPath: true)
    }
    let kinds: [ContentKind] = ["a", "b", "c", "d"]
    #expect(kinds.map { sizes(kept, $0).count } == [2, 2, 1, 0])
    // The two lines together exceed the limit, and the first one stays for "c".
    kept.keepIfPossible(try line(), numbered: 3, for: "d", addsPath: true)
    #expect(kinds.map { sizes(kept, $0).count } == [1, 1, 1, 0])
    #expect(kept.kindsWithLeftOutPaths == ["d"])
    kept.keepIfPossible(large, numbered: 2, for: "d", addsPath: false)
    #expect(sizes(kept, "d").count == 1)
  }
}
