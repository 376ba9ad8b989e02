import Basics
import Foundation
import StrictJSON

/// The paths of a kind's responses for which facts are read, list indices written `*`.
struct FactPaths {
  /// The maximum number of paths, 1,024; paths that are found later are left out.
  static let maximumPathCount = 1_024
  /// The maximum number of values of one response whose facts are read, and the maximum number of
  /// facts of absent members.
  private static let maximumFactsPerResponse = 8_192
  /// The maximum number of different members that the objects of a path have if the absence of a
  /// member is a fact.
  ///
  /// Objects with more are dictionaries, such as products by their ids, most of which are absent
  /// from each.
  private static let maximumMembersForAbsenceFacts = 128
  private static let maximumDepth = 64
  /// The maximum size of a text in UTF-8 bytes; the fact of a longer text does not contain the
  /// text.
  static let maximumTextBytes = 256

  /// The numbers of facts that can still be added for one response.
  private struct RemainingFactCounts {
    var values = FactPaths.maximumFactsPerResponse
    var absentMembers = FactPaths.maximumFactsPerResponse
  }

  private struct PathNode {
    let pointer: JSONPointer
    var children: [String: Int] = [:]
  }

  private var nodes = [PathNode(pointer: .root)]

  var pathCount: Int { nodes.count }
  var pointers: [JSONPointer] { nodes.map(\.pointer) }

  func index(of pointer: JSONPointer) -> Int? {
    var node = 0
    for token in pointer.tokens {
      guard let child = nodes[node].children[token] else { return nil }
      node = child
    }
    return node
  }

  mutating func insert(_ pointer: JSONPointer) {
    var node = 0
    for token in pointer.tokens {
      guard let child = findOrAddChild(token, of: node) else { return }
      node = child
    }
  }

  /// Adds the paths of a response down to 64 levels, up to ``maximumPathCount`` paths.
  mutating func insertPaths(of response: JSONValue) {
    insertPaths(of: response, at: 0, depth: 0)
  }

  private mutating func insertPaths(of value: JSONValue, at node: Int, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch value.kind {
    case .object:
      for (name, member) in value.members {
        guard let child = findOrAddChild(KindCoverage.token(of: name), of: node) else { continue }
        insertPaths(of: member, at: child, depth: depth + 1)
      }
    case .array:
      for element in value.elements.prefix(Self.maximumFactsPerResponse) {
        guard let child = findOrAddChild(KindCoverage.elementToken, of: node) else { return }
        insertPaths(of: element, at: child, depth: depth + 1)
      }
    case .string, .number, .bool, .null: break
    }
  }

  private mutating func findOrAddChild(_ token: String, of node: Int) -> Int? {
    if let child = nodes[node].children[token] { return child }
    guard nodes.count < Self.maximumPathCount else { return nil }
    nodes.append(PathNode(pointer: nodes[node].pointer.appending(token)))
    nodes[node].children[token] = nodes.count - 1
    return nodes.count - 1
  }

  /// Returns the facts of a response at these paths, of at most 8,192 values and 8,192 absent
  /// members.
  ///
  /// Members are not absent facts if the objects at their path have more than 128 different ones.
  func facts(of response: JSONValue, in context: ResponseContext) -> ResponseFacts {
    var facts = ResponseFacts(pathCount, in: context)
    var remaining = RemainingFactCounts()
    addFacts(of: response, at: 0, [], context.moment, to: &facts, remaining: &remaining)
    return facts
  }

  private func addFacts(
    of value: JSONValue,
    at node: Int,
    _ indices: [Int],
    _ moment: Date?,
    to facts: inout ResponseFacts,
    remaining: inout RemainingFactCounts
  ) {
    guard remaining.values > 0 else { return }
    remaining.values -= 1
    var fact = ValueFact(enclosingListIndices: indices, valueJSONType: value.kind)
    switch value.kind {
    case .object:
      var found: Set<Int> = []
      for (name, member) in value.members {
        guard let child = nodes[node].children[KindCoverage.token(of: name)] else { continue }
        guard found.insert(child).inserted else { continue }
        addFacts(
          of: member,
          at: child,
          indices,
          moment,
          to: &facts,
          remaining: &remaining
        )
      }
      addFactsOfAbsentMembers(at: node, besides: found, indices, to: &facts, remaining: &remaining)
    case .array:
      addFactsOfElements(
        of: value,
        at: node,
        &fact,
        moment,
        to: &facts,
        remaining: &remaining
      )
    case .string:
      let text = value.string ?? ""
      fact.elementOrCharacterCount = text.count
      if text.utf8.count <= Self.maximumTextBytes { fact.textValue = text }
      fact.cells = Self.cells(of: value, moment)
    case .number:
      fact.number = value.double
      fact.cells = Self.cells(of: value, moment)
    case .bool, .null:
      fact.cells = Self.cells(of: value, moment)
    }
    facts.factsByPathIndex[node].append(fact)
  }

  /// Adds the facts of the members that an object lacks and other objects at its path have.
  ///
  /// It adds none for a dictionary, and none if fewer facts than these can still be added.
  private func addFactsOfAbsentMembers(
    at node: Int,
    besides found: Set<Int>,
    _ indices: [Int],
    to facts: inout ResponseFacts,
    remaining: inout RemainingFactCounts
  ) {
    let children = nodes[node].children
    let absentCount = children.count - found.count
    guard children.count <= Self.maximumMembersForAbsenceFacts,
      absentCount <= remaining.absentMembers
    else { return }
    remaining.absentMembers -= absentCount
    for (token, child) in children
    where token != KindCoverage.elementToken && !found.contains(child) {
      var absent = ValueFact(enclosingListIndices: indices)
      absent.cells.insert(.absent)
      facts.factsByPathIndex[child].append(absent)
    }
  }

  /// Adds the facts of an array's elements, and sets the size and the cells of the array's own
  /// fact.
  ///
  /// If no value can be added any more, further elements get no facts, but still count for the size
  /// and cells.
  private func addFactsOfElements(
    of value: JSONValue,
    at node: Int,
    _ fact: inout ValueFact,
    _ moment: Date?,
    to facts: inout ResponseFacts,
    remaining: inout RemainingFactCounts
  ) {
    let child = nodes[node].children[KindCoverage.elementToken]
    var hashes: Set<UInt64> = []
    var count = 0
    for element in value.elements {
      if !hashes.insert(FNV1a.hash(element.bytes)).inserted { fact.cells.insert(.repeatedElements) }
      if let child {
        addFacts(
          of: element,
          at: child,
          fact.enclosingListIndices + [count],
          moment,
          to: &facts,
          remaining: &remaining
        )
      }
      count += 1
    }
    fact.elementOrCharacterCount = count
    fact.cells.insert(KindCoverage.listSizeCell(count))
  }

  private static func cells(of value: JSONValue, _ moment: Date?) -> CoverageCells {
    var coverage = PathCoverage()
    coverage.addReturningIsDate(scalar: value, at: moment)
    return coverage.reachedCells
  }

  /// Returns the number of lists that contain both paths; 0 if a subject has no path.
  static func sharedEnclosingListCount(_ left: CauseSubject, _ right: CauseSubject) -> Int {
    guard let left = left.path?.tokens, let right = right.path?.tokens else { return 0 }
    return zip(left, right).prefix { $0 == $1 }.count { $0.0 == KindCoverage.elementToken }
  }
}
