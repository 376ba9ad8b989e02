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
    #expect(Duration.textsForColumn(times) == texts + ["–"])
  }

  @Test(arguments: [
    (0, "0 ns"), (1, "1 ns"), (999, "999 ns"), (1_250, "1.25 µs"), (24_250_000, "24.2 ms"),
    (999_400, "999 µs"), (999_600, "1 ms"), (999_600_000, "1 s"), (1_500_000_000, "1.5 s"),
    (999_600_000_000, "1000 s"), (86_400_000_000_000, "86400 s"),
  ])
  func `a short text has no exponent`(nanoseconds: Int, text: String) {
    #expect(Duration.nanoseconds(nanoseconds).shortText == text)
  }

  @Test(arguments: [
    (Duration.seconds(9_223_372_036) + .milliseconds(900), Int.max),
    (.seconds(Int64.max), .max), (.seconds(-10_000_000_000), .min), (.nanoseconds(-1), -1),
  ])
  func `nanoseconds beyond the range of Int are its ends`(time: Duration, nanoseconds: Int) {
    #expect(time.nanoseconds == nanoseconds)
  }
}
