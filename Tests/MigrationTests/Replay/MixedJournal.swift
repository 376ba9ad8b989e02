import TestSupport

/// A journal of recommended items and texts, in which some lines contain the documented difference
/// of the sample, and some are invalid.
struct MixedJournal {
  /// The type of each line, in order.
  enum Line: CaseIterable {
    case matched, mismatched, undecodable, bad
  }

  let lines: [Line]

  init(seed: UInt64, count: Int, differing: Int = 20) {
    var random = Seeded(seed: seed)
    lines = (0..<count).map { _ in
      switch Int.random(in: 0..<(differing * 3), using: &random) {
      case 0...2: .mismatched
      case 3: .undecodable
      case 4: .bad
      default: .matched
      }
    }
  }

  /// Returns how many responses of the first lines match and mismatch.
  func counts(ofFirst count: Int) -> [Int] {
    [.matched, .mismatched].map { line in lines.prefix(count).count { $0 == line } }
  }

  /// The journal as a text, its last line without a line feed.
  var text: String {
    lines.enumerated().map { number, line in
      let head = #"{"schema":1,"at":\#(1_775_005_200 + number),"appVersion":"4.\#(number % 2)","#
      return switch line {
      case .matched: head + Self.recommended(reviews: number % 9_000)
      case .mismatched: head + Self.recommended(reviews: 9_999)
      case .undecodable: head + #""kind":"recommended","value":[]}"#
      case .bad: String(head.dropLast(5))
      }
    }
    .joined(separator: "\n")
  }

  private static func recommended(reviews: Int) -> String {
    #"""
    "responses":[{"kind":"text","value":{"text":"\#(reviews)"}},{"kind":"recommended","value":{"items":\#
    [{"item_id":"r","name":"タオル","price":2980,"review_count":\#(reviews),"review_average":4.3}]}}]}
    """#
  }
}
