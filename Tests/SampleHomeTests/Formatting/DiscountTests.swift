import Testing

@testable import SampleHome

@Suite struct DiscountTests {
  @Test(arguments: [
    (1_980, 2_475, "20%OFF", "2,475円"), (5_480, 6_980, "21%OFF", "6,980円"),
    (0, 1_280, "100%OFF", "1,280円"), (1, 1_000, "99%OFF", "1,000円"),
    (990, 1_000, "1%OFF", "1,000円"), (991, 1_000, "", "1,000円"), (999, 1_000, "", "1,000円"),
    (0, 1, "100%OFF", "1円"),
    (1, Int.max, "99%OFF", "9,223,372,036,854,775,807円"),
    (Int.max - 1, Int.max, "", "9,223,372,036,854,775,807円"),
  ])
  func `rounds the percent down`(price: Int, before: Int, text: String, beforeText: String) throws {
    let discount = try #require(Discount(price: price, before: before))
    #expect(discount.percentText == text)
    #expect(discount.priceBeforeText == beforeText)
  }

  @Test(arguments: [
    (1_000, nil), (1_000, 1_000), (1_001, 1_000), (0, 0), (-1, 1_000), (-5, -1), (0, -1),
    (Int.min, Int.max), (Int.max, Int.min),
  ])
  func `a price that is not lower has no discount`(price: Int, before: Int?) {
    #expect(Discount(price: price, before: before) == nil)
  }
}
