/// What the containers of one call of `decode` share: the document, the strategies, and where the
/// last member was found.
final class DecodingSession {
  let storage: JSONStorage
  let strategies: DecodingStrategies
  let userInfo: [CodingUserInfoKey: any Sendable]

  /// The object in which a member was found last; -1 before the first.
  private var lastObject = -1
  /// The member after the one that was found last.
  private var nextMember = 0

  /// The members, by name, of objects in which a search was long or must compare names as texts.
  private var tables: [Int: MemberTable] = [:]

  init(
    _ storage: JSONStorage,
    following strategies: DecodingStrategies,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) {
    self.storage = storage
    self.strategies = strategies
    self.userInfo = userInfo
  }

  /// The number of members that a search visits before it makes a table of their names.
  private static let longSearch = 256

  /// Returns the entry of the value of an object's first member with a name; `nil` if there is
  /// none.
  ///
  /// Names are compared byte by byte; a name beyond ASCII that is not found is then compared as
  /// text.
  ///
  /// Types read members mostly in the order in which servers write them, so the search begins at
  /// the member after the last one.
  ///
  /// - Complexity: O(1) in that order. In any other, O(members) for small objects, and O(1) on
  ///   average for large ones, after O(members) once.
  func value(named name: String, in object: Int) -> Int? {
    if !tables.isEmpty, let table = tables[object] { return table[name] }
    let first = object + JSONTape.containerWords
    let start = lastObject == object ? nextMember : first
    var visited = 0
    var name = name
    let member = name.withUTF8 { name in
      find(name, from: start, to: storage.next(after: object), visited: &visited)
        ?? find(name, from: first, to: start, visited: &visited)
    }
    // A letter beyond ASCII can equal one of ASCII: the sign of the kelvin is a K.
    let canEqualOthers = member == nil && !name.utf8.allSatisfy { $0 < 0x80 }
    guard canEqualOthers || visited > Self.longSearch else { return member.map { $0 + 1 } }
    let table = MemberTable(of: object, in: storage)
    tables[object] = table
    return table[name]
  }

  /// Lets the next search in an object begin after a member's value.
  func advance(past value: Int, in object: Int) {
    lastObject = object
    nextMember = storage.next(after: value)
  }

  /// Returns the member with a name from `start` up to `end`; `nil` if there is none.
  ///
  /// A member that repeats an earlier name of its object is not found. The function adds the number
  /// of members before it, or of all if there is none, to `visited`.
  @inline(__always)
  private func find(
    _ name: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    visited: inout Int
  ) -> Int? {
    var member = start
    while member < end {
      if storage.isName(at: member, name), !storage.isDuplicate(member) { return member }
      member = storage.next(after: member + 1)
      visited += 1
    }
    return nil
  }
}
