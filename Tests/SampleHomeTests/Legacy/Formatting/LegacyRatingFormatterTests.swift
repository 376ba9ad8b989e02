#if LegacyBridge
import Testing

@testable import SampleHome

@Suite struct LegacyRatingFormatterTests {
  @Test(
    arguments: [
      (4.3, "4.3"), (5, "5.0"), (0, "0.0"), (-0.0, "0.0"), (-1, "0.0"), (7, "5.0"), (1e300, "5.0"),
      (4.24, "4.2"), (4.25, "4.3"), (4.35, "4.4"), (0.05, "0.1"), (0.04, "0.0"), (4.95, "5.0"),
      (.leastNonzeroMagnitude, "0.0"), (-.greatestFiniteMagnitude, "0.0"),
    ] as [(Double, String)]
  )
  func `writes one decimal`(average: Double, text: String) {
    #expect(LegacyRatingFormatter().string(from: average) == text)
  }

  @Test(arguments: [nil, Double.nan, .infinity, -.infinity] as [Double?])
  func `shows nothing for a value that is not a number`(average: Double?) {
    #expect(LegacyRatingFormatter().string(from: average) == "")
  }
}
#endif
