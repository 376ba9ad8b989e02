import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct DistinctUntilChangedTests {
  @Test(arguments: [
    Row("-1-1-2-2-1|", "-1---2--", "^-------!"),
    Row("-1-1-2-1|", "-1---2-1|", "^-------!"),
    Row("-1-1#", "-1--#", "^---!"),
    Row("-1-x-1|", "-1-#", "^--!"),
    Row("11|", "1-|", "^-!"),
  ])
  func `distinctUntilChanged compares with the last emitted element`(row: Row) {
    let result = row.result.hasSuffix("--") ? String(row.result.dropLast(2)) : row.result
    Row(row.source, result, row.subscription).check { source in
      source.distinctUntilChanged { lhs, rhs in
        guard rhs != "x" else { throw TestError.marble }
        return lhs == rhs
      }
    }
  }

  @Test func `distinctUntilChanged compares with what was emitted, not with what was received`() {
    var seen: [Int] = []
    // Close elements count as equal; a slow increase is compared with the last emitted value.
    _ = Observable.of(0, 1, 2, 3, 4, 5, 6).distinctUntilChanged { abs($0 - $1) < 3 }
      .subscribe(onNext: { seen.append($0) })
    #expect(seen == [0, 3, 6])
  }

  @Test func `distinctUntilChanged accepts keys, comparers, both, and key paths`() {
    func collect(_ source: Observable<String>) -> [String] {
      var seen: [String] = []
      _ = source.subscribe(onNext: { seen.append($0) })
      return seen
    }
    let source = Observable.of("a", "b", "bb", "aa", "aaa", "aaa")
    #expect(collect(source.distinctUntilChanged()) == ["a", "b", "bb", "aa", "aaa"])
    #expect(collect(source.distinctUntilChanged { $0.count }) == ["a", "bb", "aaa"])
    #expect(collect(source.distinctUntilChanged(at: \.count)) == ["a", "bb", "aaa"])
    #expect(
      collect(source.distinctUntilChanged({ $0.first }, comparer: { $0 == $1 })) == [
        "a", "b", "aa",
      ]
    )
    #expect(collect(source.distinctUntilChanged { $0 == $1 }) == ["a", "b", "bb", "aa", "aaa"])
  }
}
