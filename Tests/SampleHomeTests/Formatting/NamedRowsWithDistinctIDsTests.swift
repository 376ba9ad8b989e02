import Testing

@testable import SampleHome

@Suite struct NamedRowsWithDistinctIDsTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  @Test func `leaves out rows without a name, then repeated ids`() {
    let rows = NamedRowsWithDistinctIDs(
      [
        Row(id: 1, name: ""), Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c"),
      ],
      named: \.name
    )
    #expect(rows.upToLimit == [Row(id: 1, name: "a"), Row(id: 2, name: "b")])
    #expect(!rows.hasUnshownRows)
  }

  @Test(arguments: [(0, 0, false), (19, 19, false), (20, 20, false), (21, 20, true)])
  func `shows the first twenty rows`(count: Int, shown: Int, hasMore: Bool) {
    let rows = NamedRowsWithDistinctIDs((0..<count).map { Row(id: $0, name: "row") }, named: \.name)
    #expect(rows.upToLimit.map(\.id) == Array(0..<shown))
    #expect(rows.all.count == count)
    #expect(rows.hasUnshownRows == hasMore)
  }
}
