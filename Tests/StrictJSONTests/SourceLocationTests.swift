import StrictJSON
import Testing

@Suite struct SourceLocationTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every line ending counts as one line`(_ ending: String) throws {
    let text = "[\(ending)  1,\(ending)\(ending)  2\(ending)]"
    let root = try JSONDocument(Array(text.utf8)).root
    let first = try #require(root[0]?.location)
    let second = try #require(root[1]?.location)
    #expect((first.line, first.column) == (2, 3))
    #expect((second.line, second.column) == (4, 3))
  }

  @Test func `columns count Unicode characters, offsets count bytes`() throws {
    let root = try JSONDocument(Array(#"["é曜😀", 1]"#.utf8)).root
    #expect(root[1]?.location == TextPlace(line: 1, column: 9, offset: 14))
  }

  @Test func `locations far into a document equal a count from its start`() throws {
    var text = "["
    for index in 0..<600 {
      text += "\"曜日\(index)\",\(index % 7 == 0 ? "\r\n" : index % 5 == 0 ? "\n " : " ")"
    }
    text += "0]"
    let root = try JSONDocument(Array(text.utf8)).root
    let expected = Self.quotes(in: text)
    let found = root.elements.filter { $0.kind == .string }.map(\.location)
    #expect(found.count == 600)
    #expect(found == expected)
  }

  private static func quotes(in text: String) -> [TextPlace] {
    var locations: [TextPlace] = []
    var line = 1
    var column = 1
    var offset = 0
    var isOpening = true
    for scalar in text.unicodeScalars {
      if scalar == "\"" {
        if isOpening {
          locations.append(TextPlace(line: line, column: column, offset: offset))
        }
        isOpening.toggle()
      }
      offset += String(scalar).utf8.count
      column += 1
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
    return locations
  }
}
