import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct StartWithTests {
  @Test(arguments: [
    Row("-1-|", "(ab)1-|", "^--!"),
    Row("-#", "(ab)#", "^!"),
    Row("-1", "(ab)1", "^-------!"),
  ])
  func `startWith emits its elements at once and before the source's`(row: Row) {
    row.check { $0.startWith("a", "b") }
  }
}
