/// The members of an object by the names of their coding keys.
///
/// Names are compared as texts, as in a `JSONDecoder`: differently composed letters are equal. Of
/// members with equal names the first one counts.
struct MemberTable {
  /// The different names in document order.
  private(set) var names: [String] = []
  private var values: [String: Int] = [:]

  /// Reads an object's names.
  ///
  /// - Parameters:
  ///   - object: The object's entry.
  ///   - storage: The document.
  ///   - key: Converts a member's name to its coding key's.
  init(of object: Int, in storage: JSONStorage, key: (String) -> String = { $0 }) {
    let end = storage.next(after: object)
    var member = object + JSONTape.containerWords
    while member < end {
      let name = key(storage.string(at: member))
      if values[name] == nil {
        values[name] = member + 1
        names.append(name)
      }
      member = storage.next(after: member + 1)
    }
  }

  /// Returns the value of the member of a coding key.
  subscript(name: String) -> Int? { values[name] }
}
