/// The state that all containers of one call of `decode` share: the document, the strategies, where
/// the last member was read, and what was found in large objects and arrays.
final class DecodingSession {
  let storage: JSONStorage
  let strategies: DecodingStrategies
  let userInfo: [CodingUserInfoKey: any Sendable]

  /// The index in the tape of the object in which a member was read last; -1 before the first.
  private var objectNodeOfLastRead = -1
  /// The index in the tape of the member after the one that was read last.
  private var memberNodeAfterLastRead = 0

  /// The members, by name, of each object in which a search was long, or in which a name beyond
  /// ASCII was not found byte by byte.
  private var memberTableByObjectNode: [Int: MemberTable] = [:]

  /// The number of elements of each array whose count was requested: a type may request it before
  /// each element.
  private var elementCountByArrayNode: [Int: Int] = [:]

  init(
    _ storage: JSONStorage,
    following strategies: DecodingStrategies,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) {
    self.storage = storage
    self.strategies = strategies
    self.userInfo = userInfo
  }

  /// If a search visits more members than this, a table of the object's members is made.
  private static let maximumVisitedMembersWithoutTable = 256

  /// Returns the index in the tape of the value of an object's first member with a name; `nil` if
  /// there is none.
  ///
  /// Names are compared byte by byte. If `name` has letters beyond ASCII and is not found, the
  /// names are compared again as texts.
  ///
  /// Types read members mostly in the order in which servers write them. So the search begins at
  /// the member after the one that was read last, and ends with the members before it.
  ///
  /// - Complexity: O(1) in that order. In any other, O(members) for small objects, and O(1) on
  ///   average for large ones, after O(members) once.
  func valueNode(named name: String, in object: Int) -> Int? {
    if !memberTableByObjectNode.isEmpty, let table = memberTableByObjectNode[object] {
      return table[name]
    }
    let first = object + JSONTape.wordsPerContainer
    let start = objectNodeOfLastRead == object ? memberNodeAfterLastRead : first
    var visitCount = 0
    var name = name
    let member = name.withUTF8 { name in
      memberNode(
        named: name,
        from: start,
        to: storage.nodeAfterEnd(of: object),
        addingVisitsTo: &visitCount
      )
        ?? memberNode(named: name, from: first, to: start, addingVisitsTo: &visitCount)
    }
    // A letter beyond ASCII can equal one of ASCII: the sign of the kelvin is a K.
    let canEqualOthers = member == nil && !name.utf8.allSatisfy { $0 < 0x80 }
    guard canEqualOthers || visitCount > Self.maximumVisitedMembersWithoutTable else {
      return member.map { $0 + 1 }
    }
    let table = MemberTable(of: object, in: storage)
    memberTableByObjectNode[object] = table
    return table[name]
  }

  /// Returns the number of elements of an array, which is counted once.
  func elementCount(of array: Int) -> Int {
    if let count = elementCountByArrayNode[array] { return count }
    let count = JSONValue(storage: storage, node: array).count
    elementCountByArrayNode[array] = count
    return count
  }

  /// Records that a member's value was read, so that the next search in its object begins with the
  /// member after it.
  func recordRead(ofValue value: Int, in object: Int) {
    objectNodeOfLastRead = object
    memberNodeAfterLastRead = storage.nodeAfterEnd(of: value)
  }

  /// Returns the index in the tape of the name of the member with a name, from `start` up to, but
  /// without, `end`; `nil` if there is none.
  ///
  /// A member that repeats an earlier name of its object is not found. The function adds a number
  /// of members to `visitCount`: the members from `start` to the found one, without it, or all
  /// members from `start` to `end` if none is found.
  @inline(__always)
  private func memberNode(
    named name: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    addingVisitsTo visitCount: inout Int
  ) -> Int? {
    var member = start
    while member < end {
      if storage.isName(at: member, equalTo: name), !storage.repeatsEarlierName(member) {
        return member
      }
      member = storage.nodeAfterEnd(of: member + 1)
      visitCount += 1
    }
    return nil
  }
}
