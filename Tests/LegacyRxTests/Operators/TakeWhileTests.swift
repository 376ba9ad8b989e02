import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct TakeWhileTests {
  @Test(arguments: [
    Row("-1-2-x-2|", "-1-2-|", "^----!"),
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1-!-x|", "-1-#", "^--!"),
    Row("-1---------x|", "-1", "^-------!"),
  ])
  func `take while stops before the element that fails the predicate`(row: Row) {
    row.check { source in
      source.take(while: { element in
        guard element != "!" else { throw TestError.marble }
        return element != "x"
      })
    }
    row.check { source in
      source.take(until: { element in
        guard element != "!" else { throw TestError.marble }
        return element == "x"
      })
    }
  }

  @Test(arguments: [
    Row("-1-2-x-2|", "-1-2-(x|)", "^----!"),
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1-!-x|", "-1-#", "^--!"),
  ])
  func `inclusive take while stops with the element that fails the predicate`(row: Row) {
    row.check { source in
      source.take(
        while: { element in
          guard element != "!" else { throw TestError.marble }
          return element != "x"
        },
        behavior: .inclusive
      )
    }
    row.check { source in
      source.take(
        until: { element in
          guard element != "!" else { throw TestError.marble }
          return element == "x"
        },
        behavior: .inclusive
      )
    }
  }
}
