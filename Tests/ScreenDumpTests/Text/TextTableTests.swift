import ScreenDump
import Testing

@Suite struct TextTableTests {
  private func table(_ rows: [[String]]) -> TextTable {
    var table = TextTable()
    for row in rows {
      table.append(
        row.enumerated().map { TextCell($1, $0 == 1 ? .bold : .plain, isRightAligned: $0 == 0) }
      )
    }
    return table
  }

  @Test func `aligns columns in any script, numbers at the right, without trailing spaces`() {
    let table = table([["9", "春", "", "x"], ["10", "ab", "", ""], ["", "abc", "", "y"]])
    #expect(
      table.text(indentation: 1, TextStyle()) == """
          9  春   x
         10  ab
             abc  y

        """
    )
  }

  @Test func `colours do not change the alignment`() {
    let table = table([["1", "春", "x"], ["1", "abc", "y"]])
    #expect(
      table.text(indentation: 0, TextStyle(isColored: true)) == """
        1  \u{1B}[1m春\u{1B}[0m   x
        1  \u{1B}[1mabc\u{1B}[0m  y

        """
    )
  }

  @Test(arguments: [(nil, 70), (40, 40), (20, 26)])
  func `limits the width of its lines`(width: Int?, columns: Int) {
    let text = table([["1", "abcdef", String(repeating: "春", count: 100)]])
      .text(indentation: 0, TextStyle(width: width))
    #expect(text.dropLast().description.columns == columns)
  }

  @Test func `limits every column, and neutralizes text`() {
    let text = table([["1", String(repeating: "a", count: 100), "\u{1B}[2J\nx"]])
      .text(indentation: 0, TextStyle())
    #expect(text == "1  " + String(repeating: "a", count: 63) + "…  ␛[2J x\n")
  }

  @Test func `an empty table is no text`() {
    #expect(TextTable().text(indentation: 2, TextStyle()).isEmpty)
  }

  @Test(arguments: [nil, 20])
  func `the last column can be left uncut`(width: Int?) {
    let long = String(repeating: "春", count: 100)
    let text = table([["1", "abcdef", long], ["2", "x", ""]])
      .text(indentation: 0, TextStyle(width: width), cuttingLastColumn: false)
    #expect(text == "1  abcdef  \(long)\n2  x\n")
  }

  @Test func `columns are left out, the least important first, until a row fits`() {
    var table = TextTable()
    table.append(
      ["one", "two", "three", "four"].map { TextCell(String(repeating: $0 + " ", count: 4)) }
    )
    func columns(_ width: Int?) -> [Bool] {
      let text = table.text(indentation: 2, TextStyle(width: width), leavingOut: [1, 0])
      if let width { #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }) }
      return ["one", "two", "thr", "four"].map(text.contains)
    }
    #expect(columns(nil) == [true, true, true, true])
    #expect(columns(90) == [true, true, true, true])
    #expect(columns(60) == [true, false, true, true])
    #expect(columns(40) == [false, false, true, true])
  }
}
