import Testing

@testable import BridgeDump

@Suite struct DurationTextTests {
  @Test(arguments: [
    ([4_770_000, 24_200], ["4.770 ms", "0.024 ms"]),
    ([4_770, 24_200], ["4.770 µs", "24.200 µs"]),
    ([12, 999], ["12 ns", "999 ns"]),
    ([2_500_000_000, 100], ["2.500 s", "< 0.001 s"]),
    ([], []),
  ])
  func `a column of times has the unit of the longest`(nanoseconds: [Int], texts: [String]) {
    let times: [Duration?] = nanoseconds.map { .nanoseconds($0) } + [nil]
    #expect(Duration.column(times) == texts + ["–"])
  }
}
