import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct ParsedNumberTests {
  @Test(arguments: ["1", "5e999999", "1e1000001", "-1e1000022", "1e1000400", "1e2000000"])
  func `a long fraction and a large exponent are decoded as by a JSONDecoder`(
    end: String
  ) throws {
    let sign = end.hasPrefix("-") ? "-" : ""
    let digits = end.drop { $0 == "-" }
    let text = "[\(sign)0.\(String(repeating: "0", count: 999_999))\(digits)]"
    let expected = try? JSONDecoder().decode([Double].self, from: Data(text.utf8))
    let value = try JSONDocument(Array(text.utf8)).root
    let found = try? value.decode([Double].self)
    #expect(found == expected)
  }
}
