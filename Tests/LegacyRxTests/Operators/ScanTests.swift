import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ScanTests {
  @Test(arguments: [
    Row("-1-2-3|", "-1-3-6|", "^-----!"),
    Row("-1-2#", "-1-3#", "^---!"),
    Row("-1-x-1|", "-1-#", "^--!"),
    Row("-1-2-----3|", "-1-3", "^-------!"),
    Row("---|", "---|", "^--!"),
  ])
  func `scan emits every accumulated value, and not the seed`(row: Row) {
    row.check { source in
      source.scan(0) { sum, element in
        guard let number = Int(element) else { throw TestError.marble }
        return sum + number
      }
      .map(String.init)
    }
    row.check { source in
      source.scan(into: 0) { sum, element in
        guard let number = Int(element) else { throw TestError.marble }
        sum += number
      }
      .map(String.init)
    }
  }

  @Test func `scan restarts at the seed for every subscription`() {
    let scanned = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    var seen: [[Int]] = []
    for _ in 0..<2 { _ = scanned.subscribe(onNext: { seen.append($0) }) }
    #expect(seen == [[1], [1, 2], [1], [1, 2]])
  }
}
