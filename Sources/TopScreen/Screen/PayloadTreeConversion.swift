package import ScreenDocument
package import StrictJSON

/// Converts the payload of a content whose kind has no route into a tree that has the form of view
/// data, so that a dump can draw it.
///
/// The content's title, if it has one, comes first. Members with the same text are then omitted, at
/// the top of the payload and one level below. A member `title` with another text becomes the
/// subtitle, or is omitted if the payload also has a subtitle. Texts lose the tags and comments of
/// HTML, and are then cut after 4,000 characters; numbers are cut after 64 characters.
///
/// These values are omitted:
///
/// - members that a user would not see: the content's own kind and id, styles, values for
///   analytics;
/// - objects and arrays below the eighth level;
/// - members beyond the 100th of an object, and elements beyond the 1,000th of an array;
/// - all values beyond the 20,000th.
package struct PayloadTreeConversion {
  private static let depthLimit = 8
  private static let memberLimit = 100
  private static let elementLimit = 1_000
  private static let textScalarLimit = 4_000
  private static let valueCountLimit = 20_000
  private static let memberNamesToOmit: Set<String> = [
    "type", "kind", "__typename", "style", "styles", "class", "metadata", "logging", "tracking",
    "analytics",
  ]

  /// The content's id and kind; members at the top of the payload whose value is one of them are
  /// omitted.
  private let valuesToOmitAtTop: Set<String>
  private var convertedValueCount = 0

  /// Returns the payload of a response in the form of view data.
  ///
  /// - Parameter response: The content's response.
  /// - Returns: The tree to draw.
  /// - Complexity: O(n) in the members and elements kept, those skipped beside them, and the
  ///   characters of the texts kept.
  package static func tree(of response: ResponseData) -> JSONTree {
    var conversion = PayloadTreeConversion(valuesToOmitAtTop: [
      response.id.rawValue, response.kind.rawValue,
    ])
    let title = response.title.flatMap { $0.isEmpty ? nil : $0 }
    switch response.payload.kind {
    case .object:
      var members = conversion.convertedMembers(of: response.payload, depth: 0)
      guard let title else { return .object(members) }
      members.removeAll { $0.value == .string(title) }
      let hasSubtitle = members.contains { $0.key == "subtitle" }
      members = members.compactMap { member in
        guard member.key == "title" else { return member }
        return hasSubtitle ? nil : JSONTree.Member(key: "subtitle", value: member.value)
      }
      // Headers hold the title once more.
      members = members.map { member in
        guard case .object(let inner) = member.value else { return member }
        let rest = inner.filter { $0.value != .string(title) }
        return JSONTree.Member(key: member.key, value: .object(rest))
      }
      return .object([JSONTree.Member(key: "title", value: .string(title))] + members)
    case .array:
      let elements = conversion.convertedTree(of: response.payload, depth: 0)
      guard let title else { return elements }
      return .object(["title": .string(title), "items": elements])
    case .string, .number, .bool, .null:
      let value = conversion.convertedTree(of: response.payload, depth: 0)
      guard let title, value != .string(title) else { return value }
      return .object(["title": .string(title), "text": value])
    }
  }

  private init(valuesToOmitAtTop: Set<String>) {
    self.valuesToOmitAtTop = valuesToOmitAtTop
  }

  private mutating func convertedMembers(of value: JSONValue, depth: Int) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    for (name, member) in value.members.prefix(Self.memberLimit) {
      guard convertedValueCount < Self.valueCountLimit else { break }
      if Self.memberNamesToOmit.contains(name.lowercased()) { continue }
      if depth == 0, let text = member.string, valuesToOmitAtTop.contains(text) { continue }
      let isDeep = depth + 1 >= Self.depthLimit
      if isDeep, member.kind == .object || member.kind == .array { continue }
      members.append(JSONTree.Member(key: name, value: convertedTree(of: member, depth: depth + 1)))
    }
    return members
  }

  private mutating func convertedTree(of value: JSONValue, depth: Int) -> JSONTree {
    convertedValueCount += 1
    switch value.kind {
    case .object: return .object(convertedMembers(of: value, depth: depth))
    case .array:
      var elements: [JSONTree] = []
      for element in value.elements.prefix(Self.elementLimit) {
        guard convertedValueCount < Self.valueCountLimit else { break }
        let isDeep = depth + 1 >= Self.depthLimit
        if isDeep, element.kind == .object || element.kind == .array { continue }
        elements.append(convertedTree(of: element, depth: depth + 1))
      }
      return .array(elements)
    case .string: return .string(Self.cutPlainTextOfHTML(value.string ?? ""))
    case .number: return .number(String((value.numberText ?? "").prefix(64)))
    case .bool: return .bool(value.bool == true)
    case .null: return .null
    }
  }

  private static func cutPlainTextOfHTML(_ text: String) -> String {
    // Tags are removed first, because a cut could end within a tag.
    let text = text.plainTextOfHTML
    let start = text.unicodeScalars.prefix(textScalarLimit)
    guard start.endIndex < text.endIndex else { return text }
    return String(String.UnicodeScalarView(start)) + "…"
  }
}
