import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport

/// Random responses of one kind, in random contexts.
struct RandomResponses {
  static let kind: ContentKind = "shelf"
  private var random: Seeded

  init(seed: UInt64) {
    random = Seeded(seed: seed)
  }

  mutating func next() throws -> (value: JSONValue, context: ResponseContext) {
    let count = Int.random(in: 0...12, using: &random)
    let items = (0..<count).map { _ in item() }.joined(separator: ",")
    var members = ["\"items\":[\(items)]", "\"title\":\(title())", "\"rank\":\(rank())"]
    if Int.random(in: 0..<5, using: &random) > 0 { members.append("\"label\":\(title())") }
    if Int.random(in: 0..<4, using: &random) > 0 {
      members.append("\"points\":\(Int.random(in: -2_000...8_000, using: &random))")
    }
    var context = JournalContext()
    context.moment = Date(timeIntervalSince1970: Double.random(in: 1.7e9...1.8e9, using: &random))
    context.timeZone = ["Asia/Tokyo", "America/New_York", "UTC"].randomElement(using: &random)
      .flatMap { TimeZone(identifier: $0) }
    context.locale = ["ja_JP", "en_US", "ar_EG"].randomElement(using: &random)
      .map { Locale(identifier: $0) }
    let text = "{\(members.joined(separator: ","))}"
    return (
      try JSONDocument(Array(text.utf8)).root,
      ResponseContext(context, step: Int.random(in: 0...2, using: &random))
    )
  }

  private mutating func item() -> String {
    let hundreds = Int.random(in: 0...300, using: &random)
    let price = Bool.random(using: &random) ? "\(hundreds * 100)" : "980.5"
    let reviews = [0, 1, 9_999, 10_000, 512, 77].randomElement(using: &random) ?? 0
    let sale = ["true", "false", "null"].randomElement(using: &random) ?? "true"
    let ends = ["2020-01-01T00:00:00Z", "2090-01-01T00:00:00Z"].randomElement(using: &random) ?? ""
    return "{\"price\":\(price),\"reviews\":\(reviews),\"sale\":\(sale),\"ends\":\"\(ends)\"}"
  }

  private mutating func rank() -> String {
    ["1", "2", "3", "\"gold\"", "\"silver\""].randomElement(using: &random) ?? "1"
  }

  private mutating func title() -> String {
    let words = ["sale", "春の市", "مرحبا", "n\u{0303}", "🍣", "new", "long words of a title"]
    let count = Int.random(in: 0...6, using: &random)
    let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }
    return "\"\(text.joined(separator: " "))\""
  }
}
