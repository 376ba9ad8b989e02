import Testing

@testable import SampleHome

@Suite struct CappedCountFormatTests {
  @Test(arguments: [
    (Int.min, "0", ""), (-1, "0", ""), (0, "0", ""), (1, "1", "1"), (999, "999", "999"),
    (1_000, "1,000", "1,000"), (9_998, "9,998", "9,998"), (9_999, "9,999", "9,999"),
    (10_000, "9,999+", "9,999+"), (Int.max, "9,999+", "9,999+"),
  ])
  func `is exact up to 9,999`(count: Int, text: String, fromOne: String) {
    #expect(CappedCountFormat.text(count) == text)
    #expect(CappedCountFormat.textIfPositive(count) == fromOne)
  }

  @Test func `an absent count has no text`() {
    #expect(CappedCountFormat.textIfPositive(nil) == "")
  }
}
