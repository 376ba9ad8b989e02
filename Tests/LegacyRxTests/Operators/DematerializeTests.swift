import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct DematerializeTests {
  @Test(arguments: [
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-c--2|", "-1-|", "^--!"),
    Row("-1-e--2|", "-1-#", "^--!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1", "-1", "^-------!"),
  ])
  func `dematerialize ends at an element that contains a stop event`(row: Row) {
    row.check { source in
      source.map { element -> Event<String> in
        switch element {
        case "c": .completed
        case "e": .error(TestError.marble)
        default: .next(element)
        }
      }
      .dematerialize()
    }
  }
}
