import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct FilterTests {
  @Test(arguments: [
    Row("-1-2-3|", "-1---3|", "^-----!"),
    Row("-2-#", "---#", "^--!"),
    Row("-1-2------3|", "-1", "^-------!"),
    Row("-1-x-1|", "-1-#", "^--!"),
  ])
  func `filter emits elements that satisfy the predicate`(row: Row) {
    row.check { source in
      source.filter { element in
        guard element != "x" else { throw TestError.marble }
        return element != "2"
      }
    }
  }
}
