import StrictJSON

/// A search for the places of a document that may hold contents.
struct ContentListSearch {
  private static let depthLimit = 10
  private static let visitedMemberLimit = 200
  private static let visitedElementLimit = 20
  private static let wildcardLimit = 2
  private static let visitLimit = 20_000
  private static let candidateLimit = 500

  /// The places that were found, at most 500, each with the total number of bytes of its visited
  /// values.
  private(set) var byteCountByCandidate: [ContentListCandidate: Int] = [:]
  private var visitCount = 0

  /// Searches a document, at most ten levels below its root.
  ///
  /// Of an array, only the first 20 elements are visited; of an object, the first 200 members.
  ///
  /// - Complexity: O(n) in the number of visited values, which is at most 20,000.
  init(_ root: JSONValue) {
    if root.kind == .object {
      byteCountByCandidate[ContentListCandidate(path: [], contentUnit: .valueAtPlace)] =
        root.bytes.count
    }
    visit(root, [])
  }

  private mutating func visit(_ value: JSONValue, _ path: [String]) {
    visitCount += 1
    guard visitCount <= Self.visitLimit, path.count <= Self.depthLimit else { return }
    switch value.kind {
    case .array: visitArray(value, path)
    case .object: visitObject(value, path)
    case .string, .number, .bool, .null: break
    }
  }

  private mutating func visitArray(_ value: JSONValue, _ path: [String]) {
    let elements = Array(value.elements.prefix(Self.visitedElementLimit))
    let objects = elements.filter { $0.kind == .object }
    if !objects.isEmpty, objects.count * 2 >= elements.count {
      addCandidate(path, .element, value)
      let named = objects.filter { $0.onlyNestedObject != nil && $0.count == 1 }
      let names = Set(named.compactMap { $0.onlyNestedObject?.key })
      let isNamedByKind = named.count == objects.count && (names.count > 1 || names != ["node"])
      if isNamedByKind { addCandidate(path, .onlyMember, value) }
    }
    guard path.count(where: { $0 == "*" }) < Self.wildcardLimit else { return }
    for element in elements { visit(element, path + ["*"]) }
  }

  private mutating func visitObject(_ value: JSONValue, _ path: [String]) {
    let members = Array(value.members.prefix(Self.visitedMemberLimit))
    let objects = members.count { $0.value.kind == .object }
    if members.count >= 2, objects * 3 >= members.count * 2 { addCandidate(path, .member, value) }
    for (name, member) in members where name != "*" && member.isContainer {
      visit(member, path + [name])
    }
  }

  private mutating func addCandidate(
    _ path: [String],
    _ contentUnit: ContentListCandidate.ContentUnit,
    _ value: JSONValue
  ) {
    let candidate = ContentListCandidate(path: path, contentUnit: contentUnit)
    guard byteCountByCandidate[candidate] != nil || byteCountByCandidate.count < Self.candidateLimit
    else { return }
    byteCountByCandidate[candidate, default: 0] += value.bytes.count
  }
}
