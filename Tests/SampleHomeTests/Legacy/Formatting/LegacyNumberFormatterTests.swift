#if LegacyBridge
import Testing

@testable import SampleHome

@Suite struct LegacyNumberFormatterTests {
  private let formatter = LegacyNumberFormatter()

  @Test(
    arguments: [
      (0, "0"), (-1, "-1"), (999, "999"), (1_000, "1,000"), (-999, "-999"), (-1_980, "-1,980"),
      (1_234_567, "1,234,567"), (9_007_199_254_740_993, "9,007,199,254,740,993"),
      (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
    ] as [(Int, String)]
  )
  func `groups digits`(number: Int, text: String) {
    #expect(formatter.grouped(number) == text)
    #expect(formatter.yen(number) == text + "円")
    #expect(formatter.points(number) == text + "ポイント")
  }

  @Test(arguments: [(0, "無料"), (1, "1円"), (-500, "-500円"), (1_980, "1,980円")])
  func `only 0 is free`(price: Int, text: String) {
    #expect(formatter.yenOrFree(price) == text)
  }

  @Test(
    arguments: [
      (800, 1_000, "20%OFF", "1,000円"), (0, 1_000, "100%OFF", "1,000円"),
      (990, 1_000, "1%OFF", "1,000円"), (991, 1_000, "", "1,000円"), (999, 1_000, "", "1,000円"),
      (667, 1_000, "33%OFF", "1,000円"), (1_000, 1_000, "", ""), (1_200, 1_000, "", ""),
      (-1, 1_000, "", ""), (100, 0, "", ""), (-100, -5, "", ""), (100, nil, "", ""),
      (.min, .max, "", ""), (100, .min, "", ""),
      (0, .max, "100%OFF", "9,223,372,036,854,775,807円"),
      (1, .max, "99%OFF", "9,223,372,036,854,775,807円"),
      (.max - 1, .max, "", "9,223,372,036,854,775,807円"),
    ] as [(Int, Int?, String, String)]
  )
  func `writes a discount`(price: Int, before: Int?, discount: String, priceBefore: String) {
    #expect(formatter.discount(from: before, to: price) == discount)
    #expect(formatter.originalPrice(before, ifDiscountedTo: price) == priceBefore)
  }
}
#endif
