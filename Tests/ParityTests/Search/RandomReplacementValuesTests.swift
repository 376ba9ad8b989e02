import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

/// Which numbers of shown texts are tried as limits.
@Suite struct RandomReplacementValuesTests {
  @Test(arguments: [
    ("9,999+", [9_999]), ("99＋ reviews", [99]), ("3以上", [3]), ("2つ以上", []),
    ("≥ 100", [100]), ("≧5 of 7", [5]), ("≥ ¥1,000", [1_000]), ("≥\u{3000}20 30", [20]),
    ("Home > 2026", []), ("≥ a 7", []), ("100 ≥ 20+", [20]), ("12 ≥", []), ("7", []), ("", []),
  ])
  func `a number with a sign of comparison beside it is a limit`(text: String, limits: [Int]) {
    var values = RandomReplacementValues()
    values.add(output: .object(["label": .string(text)]), differingFrom: nil, of: "shelf")
    #expect(values.numbersShownAsLimits(of: "shelf") == limits)
  }
}
