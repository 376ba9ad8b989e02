/// The members of an object by the names of their coding keys.
///
/// Names are compared as texts, as in a `JSONDecoder`: differently composed letters are equal. Of
/// members with equal names the first one counts.
struct MemberTable {
  /// The different names in document order.
  private(set) var names: [String] = []
  private var valueNodeByName: [String: Int] = [:]

  /// Reads an object's names.
  ///
  /// - Parameters:
  ///   - object: The index of the object in the tape.
  ///   - storage: The document.
  ///   - key: Converts the name of a member to the name of its coding key.
  init(of object: Int, in storage: JSONStorage, key: (String) -> String = { $0 }) {
    let end = storage.nodeAfterEnd(of: object)
    var member = object + JSONTape.wordsPerContainer
    while member < end {
      let name = key(storage.string(at: member))
      if valueNodeByName[name] == nil {
        valueNodeByName[name] = member + 1
        names.append(name)
      }
      member = storage.nodeAfterEnd(of: member + 1)
    }
  }

  /// Returns the index in the tape of the value of the member with a coding key's name; `nil` if
  /// the object has no such member.
  subscript(name: String) -> Int? { valueNodeByName[name] }
}
