import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ToArrayTests {
  @Test(arguments: [
    Row("-1-2-3|", "------(x|)", "^-----!"),
    Row("---|", "---(0|)", "^--!"),
    Row("-1-#", "---#", "^--!"),
    Row("-1-2", "", "^-------!"),
  ])
  func `emits all elements in one array, with the end`(row: Row) {
    row.check { source in
      source.toArray().map { $0 == ["1", "2", "3"] ? "x" : "\($0.count)" }.asObservable()
    }
  }

  @Test func `toArray returns a single`() {
    var outcomes: [String] = []
    _ = Observable.of(1, 2).toArray().subscribe { outcomes.append("\($0)") }
    _ = Observable<Int>.error(TestError.other).toArray()
      .subscribe(onFailure: { outcomes.append("\($0)") })
    #expect(outcomes == ["success([1, 2])", "other"])
  }
}
