import Foundation
import Parity
import ScreenDocument
import StrictJSON
import Testing

@Suite struct SearchOutputTests {
  @Test func `view data that is itself a date, a URL, data or a decimal is encoded`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let price: Decimal = 2.5
    let values: [any Encodable] = [
      Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 2),
      url, Data([1, 2]), price,
    ]
    let trees: [JSONTree] = [
      .number("1"), .number("2"), .string("https://example.com/a"), .string("AQI="),
      .number("2.5"),
    ]
    #expect(values.map { SearchOutput(kind: "shelf", encoding: $0).value } == trees)
  }
}
