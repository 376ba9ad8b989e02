import Basics
import Foundation
import StrictJSON

/// What a corpus has shown of one kind's responses: a tree of their paths, list indices written `*`.
///
/// A limited number of paths are kept: the shallowest, and of one depth those with the smallest hashes. So the same
/// paths are kept in any order of responses, and the object or list of a path is kept with it.
struct KindCoverage: Sendable {
  /// The most paths of an app's corpus, 4,096.
  static let maximumPaths = 4_096

  /// The order in which paths are kept.
  struct Rank: Comparable {
    let depth: Int
    let hash: UInt64

    static func < (left: Self, right: Self) -> Bool {
      (left.depth, left.hash) < (right.depth, right.hash)
    }
  }

  struct Node: Sendable {
    let pointer: JSONPointer
    let parent: Int
    var coverage = PathCoverage()
    /// The nodes of members and of elements by the last token of their pointers.
    var children: [String: Int] = [:]
    /// The number of the object that was added last and holds the path.
    var visit = 0
  }

  private(set) var nodes = [Node(pointer: .root, parent: -1)]
  /// Whether there were more paths.
  private(set) var isLimited = false
  private var visits = 0
  /// The path that is the first to go, once as many are kept as may be.
  private var worst: (rank: Rank, node: Int)?

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
    case .string, .number, .bool, .null: nodes[node].coverage.add(scalar: value, at: moment)
    }
  }

  private mutating func add(object: JSONValue, to node: Int, at moment: Date?) {
    visits += 1
    let visit = visits
    let isFirst = !nodes[node].coverage.reached.contains(.object)
    var names: [String] = []
    for (name, value) in object.members {
      names.append(name)
      let token = Self.token(of: name)
      guard let child = child(token, of: node, isAbsentBefore: !isFirst) else { continue }
      nodes[child].visit = visit
      add(value, to: child, at: moment)
    }
    for (token, child) in nodes[node].children
    where token != Self.element && nodes[child].visit != visit {
      nodes[child].coverage.reached.insert(.absent)
    }
    nodes[node].coverage.reached.insert(CoverageCells.object)
    nodes[node].coverage.memberSets.insert(names.sorted().joined(separator: ", "))
  }

  private mutating func add(array: JSONValue, to node: Int, at moment: Date?) {
    var hashes: Set<UInt64> = []
    var count = 0
    for element in array.elements {
      count += 1
      if !hashes.insert(FNV1a.hash(element.bytes)).inserted {
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
    let pointer = JSONPointer(tokens: nodes[node].pointer.tokens + [token])
    guard let child = place(Node(pointer: pointer, parent: node)) else {
      isLimited = true
      return nil
    }
    nodes[node].children[token] = child
    if isAbsentBefore { nodes[child].coverage.reached.insert(.absent) }
    return child
  }

  /// The token of all elements of a list.
  static let element = "*"

  /// The token of a member; a name that would be taken for ``element`` gets a backslash.
  static func token(of name: String) -> String {
    name == element || name.hasPrefix("\\") ? "\\" + name : name
  }

  private mutating func place(_ new: Node) -> Int? {
    guard nodes.count > limit else {
      nodes.append(new)
      return nodes.count - 1
    }
    let worst = self.worst ?? findWorst()
    guard let worst, Self.rank(of: new) < worst.rank else {
      self.worst = worst
      return nil
    }
    isLimited = true
    let removed = nodes[worst.node]
    if let token = removed.pointer.tokens.last { nodes[removed.parent].children[token] = nil }
    nodes[worst.node] = new
    self.worst = nil
    return worst.node
  }

  private func findWorst() -> (rank: Rank, node: Int)? {
    nodes.indices.dropFirst().map { (Self.rank(of: nodes[$0]), $0) }.max { $0.0 < $1.0 }
  }

  private static func rank(of node: Node) -> Rank {
    Rank(
      depth: node.pointer.tokens.count,
      hash: FNV1a.hash(node.pointer.description.utf8)
    )
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

  /// Adds a path as a file holds it; paths come after the object or list that they are in.
  mutating func restore(_ coverage: PathCoverage, at pointer: JSONPointer) {
    var node = 0
    for token in pointer.tokens {
      guard let child = child(token, of: node, isAbsentBefore: false) else { return }
      node = child
    }
    nodes[node].coverage.formUnion(coverage)
  }

  mutating func setLimited() { isLimited = true }

  /// The paths in the order of their names, the whole response first.
  var paths: [(pointer: JSONPointer, coverage: PathCoverage)] {
    nodes.map { ($0.pointer, $0.coverage) }
      .sorted { $0.pointer.tokens.lexicographicallyPrecedes($1.pointer.tokens) }
  }
}
