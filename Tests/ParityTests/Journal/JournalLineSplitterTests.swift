import Parity
import TestSupport
import Testing

@Suite struct JournalLineSplitterTests {
  typealias Line = JournalLineSplitter.Line

  private static func lines(
    of text: String,
    inChunksOf size: Int,
    maximumLineBytes: Int = 100
  ) -> [Line] {
    var splitter = JournalLineSplitter(maximumLineBytes: maximumLineBytes)
    var lines: [Line] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      splitter.add(Array(bytes[start..<min(start + size, bytes.count)]))
      while let line = splitter.next() { lines.append(line) }
    }
    if let line = splitter.finish() { lines.append(line) }
    return lines
  }

  private static func text(_ text: String, _ number: Int, isEnded: Bool = true) -> Line {
    .text(Array(text.utf8), number: number, isEnded: isEnded)
  }

  @Test(arguments: 1...12)
  func `splits at line feeds, for any chunk boundaries`(size: Int) {
    #expect(
      Self.lines(of: "ab\n\r\n\nc\r\nd\n", inChunksOf: size)
        == [Self.text("ab", 1), Self.text("c", 4), Self.text("d", 5)]
    )
  }

  @Test(arguments: 1...12)
  func `marks a last line without its line feed`(size: Int) {
    #expect(
      Self.lines(of: "a\nbc", inChunksOf: size)
        == [Self.text("a", 1), Self.text("bc", 2, isEnded: false)]
    )
  }

  @Test(arguments: 1...12)
  func `skips an overlong line, and only that line`(size: Int) {
    #expect(
      Self.lines(of: "abcd\nabcde\nab\nabcdefgh", inChunksOf: size, maximumLineBytes: 4)
        == [
          Self.text("abcd", 1), .tooLong(number: 2), Self.text("ab", 3), .tooLong(number: 4),
        ]
    )
  }

  @Test(arguments: 1...12)
  func `a line of exactly the limit is read, with either ending`(size: Int) {
    #expect(
      Self.lines(
        of: "abcd\r\nabcd\nabcde\r\nabcd\rx\nabcd\r\n",
        inChunksOf: size,
        maximumLineBytes: 4
      )
        == [
          Self.text("abcd", 1), Self.text("abcd", 2), .tooLong(number: 3), .tooLong(number: 4),
          Self.text("abcd", 5),
        ]
    )
    #expect(
      Self.lines(of: "abcd\r", inChunksOf: size, maximumLineBytes: 4) == [.tooLong(number: 1)]
    )
  }
}
