import Testing

@testable import SampleHome

@Suite struct RatingFormatTests {
  @Test(arguments: [
    (0, "0.0"), (0.04, "0.0"), (0.05, "0.1"), (4, "4.0"), (4.24, "4.2"), (4.25, "4.3"),
    (4.35, "4.4"), (4.949, "4.9"), (4.95, "5.0"), (5, "5.0"), (5.01, "5.0"), (-0.1, "0.0"),
    (1e300, "5.0"), (-Double.greatestFiniteMagnitude, "0.0"),
  ])
  func `rounds to one decimal between 0 and 5`(rating: Double, text: String) {
    #expect(RatingFormat.text(rating) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite has no text`(rating: Double) {
    #expect(RatingFormat.text(rating) == "")
  }
}
