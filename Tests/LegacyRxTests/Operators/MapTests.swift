import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct MapTests {
  @Test(arguments: [
    Row("-1-2-|", "-a-b-|", "^----!"),
    Row("-1-#", "-a-#", "^--!"),
    Row("-1-2------3|", "-a-b", "^-------!"),
    Row("-1-x-1|", "-a-#", "^--!"),
    Row("|", "|", "(^!)"),
    Row("-1-|-2", "-a-|", "^--!"),
    Row("-1-#-2", "-a-#", "^--!"),
  ])
  func `map transforms elements, and fails when the transform throws`(row: Row) {
    row.check { source in
      source.map { element in
        guard element != "x" else { throw TestError.marble }
        return element == "1" ? "a" : "b"
      }
    }
  }
}
