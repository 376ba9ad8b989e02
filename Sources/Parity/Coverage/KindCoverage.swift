import Basics
import Foundation
import StrictJSON

/// The coverage of one kind's responses: a tree of their paths, with list indices written `*`.
///
/// A limited number of paths is kept: the shallowest ones, and of one depth those with the smallest
/// hashes. Paths with a very long text are never kept. So the order of responses does not decide
/// which paths are kept, and the object or list of a kept path is kept, too.
struct KindCoverage: Sendable {
  /// The maximum number of paths of a kind besides the whole response, 4,096.
  static let maximumPaths = 4_096
  /// The maximum size of a path's text in bytes, 4,096.
  static let maximumPathBytes = 4_096

  struct MemberOfLastObject: Sendable {
    let name: String
    /// The node of the member; `nil` if its path is not kept.
    let node: Int?
  }

  struct Node: Sendable {
    let pointer: JSONPointer
    let parent: Int
    let rank: CoveragePathRank
    var coverage = PathCoverage()
    /// The nodes of members and of elements by the last token of their pointers.
    var children: [String: Int] = [:]
    /// The children that every object so far has.
    ///
    /// Only these children are checked for absence in an added object; once absent, a child is not
    /// checked again.
    var neverAbsentChildren: Set<Int> = []
    /// The number of the last added object that has this member; all added objects are numbered
    /// from 1.
    var numberOfLastObjectWithMember = 0
    /// The members of the last added object, in its order, with their nodes; the next object
    /// usually has the same.
    var lastMembers: [MemberOfLastObject] = []
    /// Whether the next object's names must be added to the sets of members.
    ///
    /// `true` before the first object, and if an object's members are not ``lastMembers``.
    var mustAddMemberNames = true
    /// The hashes of recently added values, except dates: the cells of a date depend on the moment.
    var recentHashes = RecentValueHashes()

    mutating func forgetLastMembers() {
      lastMembers = []
      mustAddMemberNames = true
    }

    mutating func add(scalar value: JSONValue, at moment: Date?) {
      let hash = value.bytesHash
      guard !recentHashes.contains(hash) else { return }
      let isDate = coverage.addReturningIsDate(scalar: value, at: moment)
      if !isDate { recentHashes.insert(hash) }
    }
  }

  private(set) var nodes = [Node(pointer: .root, parent: -1, rank: .root)]
  /// Whether the responses have more paths than are kept.
  private(set) var omitsPaths = false
  private var addedObjectCount = 0
  /// The kept paths, ordered by which of them is removed first to make room for another path.
  ///
  /// Empty until the responses have more paths than the maximum number.
  private(set) var removalOrder = CoveragePathRemovalOrder()
  /// The number of checks whether an object lacks a member that every earlier object had.
  private(set) var memberAbsenceCheckCount = 0
  /// Whether the path of the whole response was read from a file.
  private var isRootRestored = false

  private let pathLimit: Int

  /// Creates the coverage of no responses.
  ///
  /// - Parameter limit: The maximum number of paths, besides the whole response.
  init(limit: Int = maximumPaths) {
    pathLimit = limit
  }

  mutating func add(_ response: JSONValue, at moment: Date?) {
    add(response, to: 0, at: moment)
  }

  /// Adds a value to the node of its path.
  mutating func add(_ value: JSONValue, to node: Int, at moment: Date?) {
    switch value.kind {
    case .object: add(object: value, to: node, at: moment)
    case .array: add(array: value, to: node, at: moment)
    case .string, .number, .bool, .null: nodes[node].add(scalar: value, at: moment)
    }
  }

  private mutating func add(object: JSONValue, to node: Int, at moment: Date?) {
    addedObjectCount += 1
    let objectNumber = addedObjectCount
    let isFirst = !nodes[node].coverage.reachedCells.contains(.objectType)
    var position = 0
    object.forEachMember { name, value in
      let child = findOrAddMember(named: name, at: position, of: node, isAbsentBefore: !isFirst)
      position += 1
      guard let child else { return }
      nodes[child].numberOfLastObjectWithMember = objectNumber
      add(value, to: child, at: moment)
    }
    if position != nodes[node].lastMembers.count {
      // Fewer members than before, or a path of one of them has made room for another path meanwhile.
      nodes[node].forgetLastMembers()
    }
    nodes[node].coverage.reachedCells.insert(CoverageCells.objectType)
    // An object with the same members as the last one lacks no child that was never absent, and has a known set of
    // members.
    guard nodes[node].mustAddMemberNames else { return }
    if !nodes[node].neverAbsentChildren.isEmpty { markAbsentMembers(of: node, objectNumber) }
    nodes[node].mustAddMemberNames = nodes[node].lastMembers.count != position
    nodes[node].coverage.add(memberNamesOf: object)
  }

  private mutating func markAbsentMembers(of node: Int, _ objectNumber: Int) {
    let neverAbsent = nodes[node].neverAbsentChildren
    memberAbsenceCheckCount += neverAbsent.count
    for child in neverAbsent where nodes[child].numberOfLastObjectWithMember != objectNumber {
      nodes[child].coverage.reachedCells.insert(.absent)
      nodes[node].neverAbsentChildren.remove(child)
    }
  }

  /// Returns the node of a member, which it adds if the path is new; `nil` if the path is not kept.
  ///
  /// Looks first at the member that the previous object had at the same position.
  private mutating func findOrAddMember(
    named name: JSONValue.MemberName,
    at position: Int,
    of node: Int,
    isAbsentBefore: Bool
  ) -> Int? {
    if position < nodes[node].lastMembers.count {
      let last = nodes[node].lastMembers[position]
      if name.isEqual(to: last.name) { return last.node }
      nodes[node].lastMembers.removeSubrange(position...)
    }
    let name = name.text
    nodes[node].mustAddMemberNames = true
    let child = findOrAddChild(Self.token(of: name), of: node, isAbsentBefore: isAbsentBefore)
    nodes[node].lastMembers.append(MemberOfLastObject(name: name, node: child))
    return child
  }

  /// Returns the node of a member, without adding its path; `nil` if the path has no node.
  ///
  /// Looks first at the member that the last added object had at the same position.
  func existingNode(named name: JSONValue.MemberName, at position: Int, below parent: Int) -> Int? {
    if position < nodes[parent].lastMembers.count {
      let last = nodes[parent].lastMembers[position]
      if name.isEqual(to: last.name) { return last.node }
    }
    return nodes[parent].children[Self.token(of: name.text)]
  }

  private mutating func add(array: JSONValue, to node: Int, at moment: Date?) {
    var search = RepeatedElementSearch(wasFoundInEarlierList: hasRepeatedElements(at: node))
    var count = 0
    // No element can remove the path of the elements, because their parts have greater ranks.
    var child: Int?
    array.forEachElement { element in
      if count == 0 { child = findOrAddChild(Self.elementToken, of: node, isAbsentBefore: false) }
      count += 1
      search.add(element)
      if let child { add(element, to: child, at: moment) }
    }
    nodes[node].coverage.reachedCells.insert(CoverageCells.arrayType)
    nodes[node].coverage.reachedCells.insert(Self.listSizeCell(count))
    if search.hasRepeatedElement() { recordRepeatedElements(at: node) }
  }

  /// Returns whether any list so far at the path of a node had two equal elements.
  func hasRepeatedElements(at node: Int) -> Bool {
    nodes[node].coverage.reachedCells.contains(.repeatedElements)
  }

  /// Records that a list at the path of a node had two equal elements.
  mutating func recordRepeatedElements(at node: Int) {
    nodes[node].coverage.reachedCells.insert(.repeatedElements)
  }

  /// Returns the cell of a list by its number of elements.
  static func listSizeCell(_ count: Int) -> CoverageCell {
    switch count {
    case 0: .noElements
    case 1: .oneElement
    case ...9: .fewElements
    default: .manyElements
    }
  }

  /// Returns the node of a token below another node, which it adds if the path is new; `nil` if the
  /// path is not kept.
  ///
  /// If `isAbsentBefore` is true, an earlier object lacked the member, so a new path has the cell
  /// `absent`.
  private mutating func findOrAddChild(
    _ token: String,
    of node: Int,
    isAbsentBefore: Bool
  ) -> Int? {
    if let child = nodes[node].children[token] { return child }
    let rank = nodes[node].rank.appending(token)
    guard rank.pathByteCount <= Self.maximumPathBytes, let child = insert(token, below: node, rank)
    else {
      omitsPaths = true
      return nil
    }
    nodes[node].children[token] = child
    if isAbsentBefore {
      nodes[child].coverage.reachedCells.insert(.absent)
    } else if token != Self.elementToken {
      nodes[node].neverAbsentChildren.insert(child)
    }
    return child
  }

  /// The token of all elements of a list.
  static let elementToken = "*"

  /// Returns the token of a member: its name, with a backslash before a name that equals
  /// ``elementToken`` or begins with a backslash.
  static func token(of name: String) -> String {
    switch name.utf8.first {
    case UInt8(ascii: "*"), UInt8(ascii: "\\"):
      name == elementToken || name.hasPrefix("\\") ? "\\" + name : name
    default: name
    }
  }

  /// Inserts the node of a new path; if too many paths are kept, it replaces the node of the path
  /// that is removed first.
  ///
  /// - Returns: The node; `nil` if the new path itself would be removed first.
  private mutating func insert(
    _ token: String,
    below parent: Int,
    _ rank: CoveragePathRank
  ) -> Int? {
    if nodes.count <= pathLimit {
      nodes.append(makeNode(token, below: parent, rank))
      return nodes.count - 1
    }
    if removalOrder.isEmpty {
      removalOrder = CoveragePathRemovalOrder(nodes.enumerated().dropFirst().map { ($1.rank, $0) })
    }
    guard let index = removalOrder.replacePathOfGreatestRank(ifAbove: rank) else { return nil }
    omitsPaths = true
    let removed = nodes[index]
    if let token = removed.pointer.tokens.last {
      nodes[removed.parent].children[token] = nil
      nodes[removed.parent].neverAbsentChildren.remove(index)
      nodes[removed.parent].forgetLastMembers()
    }
    nodes[index] = makeNode(token, below: parent, rank)
    return index
  }

  private func makeNode(_ token: String, below parent: Int, _ rank: CoveragePathRank) -> Node {
    let pointer = JSONPointer(tokens: nodes[parent].pointer.tokens + [token])
    return Node(pointer: pointer, parent: parent, rank: rank)
  }

  mutating func formUnion(_ other: Self) {
    omitsPaths = omitsPaths || other.omitsPaths
    mergeNode(0, of: other, into: 0)
  }

  private mutating func mergeNode(_ otherNode: Int, of other: Self, into ownNode: Int) {
    let isObjectHere = nodes[ownNode].coverage.reachedCells.contains(.objectType)
    let isObjectThere = other.nodes[otherNode].coverage.reachedCells.contains(.objectType)
    nodes[ownNode].coverage.formUnion(other.nodes[otherNode].coverage)
    if isObjectThere {
      for (token, child) in nodes[ownNode].children
      where token != Self.elementToken && other.nodes[otherNode].children[token] == nil {
        nodes[child].coverage.reachedCells.insert(.absent)
      }
    }
    for (token, child) in other.nodes[otherNode].children {
      let isAbsent = token != Self.elementToken && isObjectHere
      guard let node = findOrAddChild(token, of: ownNode, isAbsentBefore: isAbsent) else {
        continue
      }
      mergeNode(child, of: other, into: node)
    }
  }

  /// Adds a path that was read from a file.
  ///
  /// - Returns: Whether the path was added; `false` if the path of its object or list was not read
  ///   before, if the path was read already, or if it is too long.
  mutating func restore(_ coverage: PathCoverage, at pointer: JSONPointer) -> Bool {
    guard let token = pointer.tokens.last else {
      guard !isRootRestored else { return false }
      isRootRestored = true
      nodes[0].coverage = coverage
      return true
    }
    var parent = 0
    for token in pointer.tokens.dropLast() {
      guard let child = nodes[parent].children[token] else { return false }
      parent = child
    }
    guard isRootRestored, nodes[parent].children[token] == nil,
      let child = findOrAddChild(token, of: parent, isAbsentBefore: false)
    else { return false }
    nodes[child].coverage = coverage
    return true
  }

  mutating func markAsOmittingPaths() { omitsPaths = true }

  /// The paths in the order of their names, the whole response first.
  var paths: [(pointer: JSONPointer, coverage: PathCoverage)] {
    nodes.map { node in
      var coverage = node.coverage
      coverage.canBeAbsent = node.pointer.tokens.last.map { $0 != Self.elementToken } ?? false
      return (pointer: node.pointer, coverage: coverage)
    }
    .sorted { $0.pointer.tokens.lexicographicallyPrecedes($1.pointer.tokens) }
  }
}
