import TestSupport

/// A suite of `diff`, with the screens that its tests share.
@MainActor
protocol DiffSuite {
  var shop: ShopDump { get }
}

extension DiffSuite {
  /// Writes the screens `old.json` and `new.json`.
  func writeScreens() throws {
    try shop.files.write(
      """
      {
        "title": "昨日のお店",
        "contents": [
          { "type": "banner", "id": "hero", "value": { "title": "冬の大感謝祭", "items": ["a"] } },
          { "type": "note", "id": "n", "value": { "text": "same" } },
          { "type": "price", "id": "p", "value": { "yen": 1 } },
          { "type": "coupon", "id": "c-1", "value": { "rate": 10 } },
          { "type": "price", "id": "gone", "value": { "yen": 7 } }
        ]
      }
      """,
      to: "old.json"
    )
    try shop.files.write(
      """
      {
        "title": "今日のお店",
        "contents": [
          { "type": "note", "id": "new", "value": { "text": "はじめて" } },
          { "type": "price", "id": "p", "value": {} },
          { "type": "banner", "id": "hero", "value": { "title": "春の大感謝祭", "items": ["a"] } },
          { "type": "note", "id": "n", "value": { "text": "same" } },
          { "type": "coupon", "id": "c-1", "value": { "rate": 20 } }
        ]
      }
      """,
      to: "new.json"
    )
  }

  /// The error of `new.json`.
  static var failure: String {
    """
    error: DIR/new.json:5:44 /contents/1/value/yen: The member "yen" is missing; send it or make \
    it optional.

    """
  }

  /// A screen of notes.
  static func notes(_ ids: String...) -> String { notes(ids) }

  /// A screen of notes.
  static func notes(_ ids: some Collection<String>) -> String {
    let contents = ids.map { #"{ "type": "note", "id": "\#($0)", "value": { "text": "x" } }"# }
    return #"{ "contents": [ \#(contents.joined(separator: ", ")) ] }"#
  }
}
