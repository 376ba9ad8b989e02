import Testing

@testable import SampleHome

@Suite struct CountFormatTests {
  @Test(arguments: [
    (Int.min, "0", ""), (-1, "0", ""), (0, "0", ""), (1, "1", "1"), (999, "999", "999"),
    (1_000, "1,000", "1,000"), (9_998, "9,998", "9,998"), (9_999, "9,999", "9,999"),
    (10_000, "9,999+", "9,999+"), (Int.max, "9,999+", "9,999+"),
  ])
  func `is exact up to 9,999`(count: Int, text: String, fromOne: String) {
    #expect(CountFormat.text(count) == text)
    #expect(CountFormat.textIfPositive(count) == fromOne)
  }

  @Test func `an absent count has no text`() {
    #expect(CountFormat.textIfPositive(nil) == "")
  }
}
