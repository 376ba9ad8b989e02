import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct SkipTests {
  @Test(arguments: [
    Row("-1-2-3|", "-----3|", "^-----!"),
    Row("-1|", "--|", "^-!"),
    Row("-1#", "--#", "^-!"),
    Row("-1-2-3-----4|", "-----3", "^-------!"),
  ])
  func `skip drops the first elements`(row: Row) {
    row.check { $0.skip(2) }
  }
}
