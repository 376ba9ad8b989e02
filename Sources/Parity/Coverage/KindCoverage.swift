import Basics
import Foundation
import StrictJSON

/// What a corpus has shown of one kind's responses: a tree of their paths, list indices written `*`.
///
/// A limited number of paths are kept: the shallowest, and of one depth those with the smallest hashes; none whose
/// text is very long. So the same paths are kept in any order of responses, and the object or list of a path is kept
/// with it.
struct KindCoverage: Sendable {
  /// The most paths of an app's corpus, 4,096.
  static let maximumPaths = 4_096
  /// The most bytes of a path's text, 4,096.
  static let maximumPathBytes = 4_096

  struct LastMember: Sendable {
    let name: String
    /// The node of the member; `nil` where its path is one too many.
    let node: Int?
  }

  struct Node: Sendable {
    let pointer: JSONPointer
    let parent: Int
    let rank: PathRank
    var coverage = PathCoverage()
    /// The nodes of members and of elements by the last token of their pointers.
    var children: [String: Int] = [:]
    /// The children that no object is known to lack.
    ///
    /// Only these are searched for absent members, so that an object costs the time of its own members.
    var required: Set<Int> = []
    /// The number of the object that was added last and holds the path.
    var visit = 0
    /// The members of the object that was added last, in its order, with their nodes; most objects have the same.
    var lastMembers: [LastMember] = []
    /// Whether the names of ``lastMembers`` are not yet among the sets of members.
    var hasNewMembers = true
    /// Values that were added not long ago, but no dates, whose cells depend on the moment.
    var recent = RecentValues()

    mutating func forgetLastMembers() {
      lastMembers = []
      hasNewMembers = true
    }

    mutating func add(scalar value: JSONValue, at moment: Date?) {
      let hash = FNV1a.hash(value.bytes)
      guard !recent.contains(hash) else { return }
      let isDate = coverage.add(scalar: value, at: moment)
      if !isDate { recent.insert(hash) }
    }
  }

  private(set) var nodes = [Node(pointer: .root, parent: -1, rank: .root)]
  /// Whether there were more paths.
  private(set) var isLimited = false
  private var visits = 0
  /// The kept paths, the first to go first; empty until as many are kept as may be.
  private(set) var removalOrder = PathRemovalOrder()
  /// The number of members for which an object was searched.
  private(set) var searchedMembers = 0
  /// Whether the whole response was read from a file.
  private var isRestored = false

  private let limit: Int

  /// Creates the coverage of no responses.
  ///
  /// - Parameter limit: The most paths to keep beside the whole response.
  init(limit: Int = maximumPaths) {
    self.limit = limit
  }

  mutating func add(_ response: JSONValue, at moment: Date?) {
    add(response, to: 0, at: moment)
  }

  private mutating func add(_ value: JSONValue, to node: Int, at moment: Date?) {
    switch value.kind {
    case .object: add(object: value, to: node, at: moment)
    case .array: add(array: value, to: node, at: moment)
    case .string, .number, .bool, .null: nodes[node].add(scalar: value, at: moment)
    }
  }

  private mutating func add(object: JSONValue, to node: Int, at moment: Date?) {
    visits += 1
    let visit = visits
    let isFirst = !nodes[node].coverage.reached.contains(.object)
    var position = 0
    for (name, value) in object.members {
      let child = child(named: name, at: position, of: node, isAbsentBefore: !isFirst)
      position += 1
      guard let child else { continue }
      nodes[child].visit = visit
      add(value, to: child, at: moment)
    }
    if position != nodes[node].lastMembers.count {
      // Fewer members than before, or a path of one of them has made room for another path meanwhile.
      nodes[node].forgetLastMembers()
    }
    if !nodes[node].required.isEmpty { addAbsentMembers(of: node, visit) }
    nodes[node].coverage.reached.insert(CoverageCells.object)
    guard nodes[node].hasNewMembers else { return }
    nodes[node].hasNewMembers = nodes[node].lastMembers.count != position
    let sorted = object.members.map(\.key).sorted()
    nodes[node].coverage.memberSets.insert(sorted.joined(separator: ", "))
  }

  private mutating func addAbsentMembers(of node: Int, _ visit: Int) {
    searchedMembers += nodes[node].required.count
    for child in nodes[node].required.filter({ nodes[$0].visit != visit }) {
      nodes[child].coverage.reached.insert(.absent)
      nodes[node].required.remove(child)
    }
  }

  /// The node of a member; the member at the same position of the object before is looked at first.
  private mutating func child(
    named name: String,
    at position: Int,
    of node: Int,
    isAbsentBefore: Bool
  ) -> Int? {
    if position < nodes[node].lastMembers.count {
      let last = nodes[node].lastMembers[position]
      if last.name == name { return last.node }
      nodes[node].lastMembers.removeSubrange(position...)
    }
    nodes[node].hasNewMembers = true
    let child = child(Self.token(of: name), of: node, isAbsentBefore: isAbsentBefore)
    nodes[node].lastMembers.append(LastMember(name: name, node: child))
    return child
  }

  private mutating func add(array: JSONValue, to node: Int, at moment: Date?) {
    let isEqualSeen = nodes[node].coverage.reached.contains(.equalElements)
    var hashes: Set<UInt64> = []
    var count = 0
    for element in array.elements {
      count += 1
      if !isEqualSeen, !hashes.insert(FNV1a.hash(element.bytes)).inserted {
        nodes[node].coverage.reached.insert(.equalElements)
      }
      if let child = child(Self.element, of: node, isAbsentBefore: false) {
        add(element, to: child, at: moment)
      }
    }
    nodes[node].coverage.reached.insert(CoverageCells.array)
    nodes[node].coverage.reached.insert(Self.sizeCell(count))
  }

  /// The cell of a list by its number of elements.
  static func sizeCell(_ count: Int) -> CoverageCell {
    switch count {
    case 0: .noElements
    case 1: .oneElement
    case ...9: .fewElements
    default: .manyElements
    }
  }

  /// The node of a token below another node; `nil` where the path is one too many.
  private mutating func child(_ token: String, of node: Int, isAbsentBefore: Bool) -> Int? {
    if let child = nodes[node].children[token] { return child }
    let rank = nodes[node].rank.appending(token)
    guard rank.byteCount <= Self.maximumPathBytes, let child = place(token, below: node, rank)
    else {
      isLimited = true
      return nil
    }
    nodes[node].children[token] = child
    if isAbsentBefore {
      nodes[child].coverage.reached.insert(.absent)
    } else if token != Self.element {
      nodes[node].required.insert(child)
    }
    return child
  }

  /// The token of all elements of a list.
  static let element = "*"

  /// The token of a member; a name that would be taken for ``element`` gets a backslash.
  static func token(of name: String) -> String {
    name == element || name.hasPrefix("\\") ? "\\" + name : name
  }

  private mutating func place(_ token: String, below parent: Int, _ rank: PathRank) -> Int? {
    if nodes.count <= limit {
      nodes.append(node(token, below: parent, rank))
      return nodes.count - 1
    }
    if removalOrder.isEmpty {
      removalOrder = PathRemovalOrder(nodes.enumerated().dropFirst().map { ($1.rank, $0) })
    }
    guard let index = removalOrder.replaceFirst(ifAfter: rank) else { return nil }
    isLimited = true
    let removed = nodes[index]
    if let token = removed.pointer.tokens.last {
      nodes[removed.parent].children[token] = nil
      nodes[removed.parent].required.remove(index)
      nodes[removed.parent].forgetLastMembers()
    }
    nodes[index] = node(token, below: parent, rank)
    return index
  }

  private func node(_ token: String, below parent: Int, _ rank: PathRank) -> Node {
    let pointer = JSONPointer(tokens: nodes[parent].pointer.tokens + [token])
    return Node(pointer: pointer, parent: parent, rank: rank)
  }

  mutating func formUnion(_ other: Self) {
    isLimited = isLimited || other.isLimited
    merge(other, 0, into: 0)
  }

  private mutating func merge(_ other: Self, _ theirs: Int, into mine: Int) {
    let isObjectHere = nodes[mine].coverage.reached.contains(.object)
    let isObjectThere = other.nodes[theirs].coverage.reached.contains(.object)
    nodes[mine].coverage.formUnion(other.nodes[theirs].coverage)
    if isObjectThere {
      for (token, child) in nodes[mine].children
      where token != Self.element && other.nodes[theirs].children[token] == nil {
        nodes[child].coverage.reached.insert(.absent)
      }
    }
    for (token, child) in other.nodes[theirs].children {
      let isAbsent = token != Self.element && isObjectHere
      guard let node = self.child(token, of: mine, isAbsentBefore: isAbsent) else { continue }
      merge(other, child, into: node)
    }
  }

  /// Adds a path as a file has it.
  ///
  /// - Returns: Whether the object or list of the path is there, and the path itself is not yet.
  mutating func restore(_ coverage: PathCoverage, at pointer: JSONPointer) -> Bool {
    guard let token = pointer.tokens.last else {
      guard !isRestored else { return false }
      isRestored = true
      nodes[0].coverage = coverage
      return true
    }
    var parent = 0
    for token in pointer.tokens.dropLast() {
      guard let child = nodes[parent].children[token] else { return false }
      parent = child
    }
    guard isRestored, nodes[parent].children[token] == nil,
      let child = child(token, of: parent, isAbsentBefore: false)
    else { return false }
    nodes[child].coverage = coverage
    return true
  }

  mutating func setLimited() { isLimited = true }

  /// The paths in the order of their names, the whole response first.
  var paths: [(pointer: JSONPointer, coverage: PathCoverage)] {
    nodes.map { ($0.pointer, $0.coverage) }
      .sorted { $0.pointer.tokens.lexicographicallyPrecedes($1.pointer.tokens) }
  }
}
