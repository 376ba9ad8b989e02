import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct MaterializeTests {
  @Test(arguments: [
    Row("-1-|", "-1-(c|)", "^--!"),
    Row("-1-#", "-1-(e|)", "^--!"),
    Row("-1", "-1", "^-------!"),
  ])
  func `materialize emits the stop event as an element and completes`(row: Row) {
    row.check { source in
      source.materialize().map { event in
        switch event {
        case .next(let element): element
        case .error: "e"
        case .completed: "c"
        }
      }
    }
  }
}
