#if LegacyBridge
import Testing

@testable import SampleHome

@Suite struct LegacyCappedCountFormatterTests {
  @Test(
    arguments: [
      (.min, "0"), (-1, "0"), (0, "0"), (1, "1"), (999, "999"), (1_000, "1,000"), (9_998, "9,998"),
      (9_999, "9,999"), (10_000, "9,999+"), (.max, "9,999+"),
    ] as [(Int, String)]
  )
  func `is exact only up to 9,999`(count: Int, text: String) {
    #expect(LegacyCappedCountFormatter().string(from: count) == text)
  }

  @Test(
    arguments: [
      (nil, ""), (.min, ""), (-1, ""), (0, ""), (1, "1件"), (9_999, "9,999件"), (10_000, "9,999+件"),
    ] as [(Int?, String)]
  )
  func `shows nothing for a count of nothing`(count: Int?, text: String) {
    #expect(LegacyCappedCountFormatter().stringIfPositive(from: count, unit: "件") == text)
  }

  @Test(
    arguments: [
      (nil, ""), (.min, ""), (0, ""), (1, "1"), (1_234, "1,234"), (9_998, "9,998"),
      (9_999, "9,999+"), (10_000, "9,999+"), (.max, "9,999+"),
    ] as [(Int?, String)]
  )
  func `only recommended items have the legacy bug`(count: Int?, text: String) {
    #expect(LegacyReviewCountFormatter().stringIfPositive(from: count) == text)
  }
}
#endif
