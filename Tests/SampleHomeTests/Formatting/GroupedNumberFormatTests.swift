import Testing

@testable import SampleHome

@Suite struct GroupedNumberFormatTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (99, "99"), (999, "999"), (1_000, "1,000"), (12_345, "12,345"),
    (999_999, "999,999"), (1_000_000, "1,000,000"), (-1, "-1"), (-999, "-999"), (-1_000, "-1,000"),
    (-123_456, "-123,456"), (Int.max, "9,223,372,036,854,775,807"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `puts a comma between groups of three digits`(number: Int, text: String) {
    #expect(GroupedNumberFormat.text(number) == text)
  }
}
