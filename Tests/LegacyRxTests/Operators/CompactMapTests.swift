import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct CompactMapTests {
  @Test(arguments: [
    Row("-1-2-3|", "-A---C|", "^-----!"),
    Row("-2-#", "---#", "^--!"),
    Row("-1-2------3|", "-A", "^-------!"),
    Row("-1-x-1|", "-A-#", "^--!"),
  ])
  func `compactMap drops elements that become nil`(row: Row) {
    row.check { source in
      source.compactMap { element in
        guard element != "x" else { throw TestError.marble }
        return ["1": "A", "3": "C"][element]
      }
    }
  }
}
