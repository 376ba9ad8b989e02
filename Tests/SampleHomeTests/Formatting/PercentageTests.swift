import Testing

@testable import SampleHome

@Suite struct PercentageTests {
  @Test(arguments: [
    (0, 10, 0), (1, 3, 33), (2, 3, 66), (999, 1_000, 99), (1_000, 1_000, 100), (5, 2, 250),
    (-5, 10, 0), (Int.min, 10, 0), (Int.max - 1, Int.max, 99), (Int.max, Int.max, 100),
    (1, Int.max, 0), (Int.max, 50, Int.max), (Int.max, 49, Int.max), (Int.max, 1, Int.max),
  ])
  func `is exact and rounded down`(part: Int, whole: Int, percentage: Int) {
    #expect(Percentage.of(part, in: whole) == percentage)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a whole of zero has no percentage`(whole: Int) {
    #expect(Percentage.of(5, in: whole) == nil)
  }
}
