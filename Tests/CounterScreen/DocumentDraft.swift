package import ScreenDocument
import StrictJSON
import TopScreen

/// A document of counters that is written twice: as JSON, and as a typed document.
package struct DocumentDraft: CustomStringConvertible {
  /// One content.
  package struct Content {
    package var kind: ContentKind
    package var id: ContentID?
    /// The number; `nil` for a response that does not decode.
    package var count: Int?
    package var hidesEmpty = false

    package var value: String { count.map { #"{"count":\#($0)}"# } ?? "7" }

    package var typed: TypedContent {
      let key = ContentKey<CounterResponse, CounterViewData>(kind)
      let rules = hidesEmpty ? ContentRules(visibility: ContentVisibility(whenEmpty: .hide)) : nil
      guard let count else { return TypedContent(key, id: id, failure: NoCount(), rules: rules) }
      return TypedContent(key, id: id, CounterResponse(count: count), rules: rules)
    }
  }

  private struct NoCount: Error {}

  package var title: String?
  package var contents: [Content]
  package var limits: [ContentKind: Int] = [:]

  /// Makes a document of a few counters: of known and unknown kinds, some without ids, some with repeated ones.
  package static func random(_ random: inout some RandomNumberGenerator) -> DocumentDraft {
    let kinds: [ContentKind] = ["counter", "legacyOnly", "stateOnly", "unknown"]
    let contents = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      return Content(
        kind: kind,
        id: Int.random(in: 0..<5, using: &random) == 0
          ? nil : ContentID("\("abcd".randomElement(using: &random) ?? "a")"),
        count: Int.random(in: 0..<6, using: &random) == 0 && kind != "unknown"
          ? nil : Int.random(in: 0...2, using: &random),
        hidesEmpty: Int.random(in: 0..<4, using: &random) == 0
      )
    }
    return DocumentDraft(
      title: Bool.random(using: &random) ? "home" : nil,
      contents: contents,
      limits: Int.random(in: 0..<4, using: &random) == 0 ? ["counter": 1] : [:]
    )
  }

  package var description: String { json }

  package var typed: ContentDocument {
    ContentDocument(title: title, limits: limits) { for content in contents { content.typed } }
  }

  package var read: ContentDocument {
    get throws { try ContentDocument(reading: Array(json.utf8)) }
  }

  private var json: String {
    let elements = contents.map { content in
      var members = [#""type":"\#(content.kind)""#, #""value":\#(content.value)"#]
      if let id = content.id { members.append(#""id":"\#(id)""#) }
      if content.hidesEmpty { members.append(#""visibility":{"whenEmpty":"hide"}"#) }
      return "{\(members.joined(separator: ","))}"
    }
    var members = [#""contents":[\#(elements.joined(separator: ","))]"#]
    if let title { members.append(#""title":"\#(title)""#) }
    if !limits.isEmpty {
      let limits = limits.map { #""\#($0)":\#($1)"# }
      members.append(#""limits":{\#(limits.joined(separator: ","))}"#)
    }
    return "{\(members.joined(separator: ","))}"
  }
}
