extension JSONValue {
  /// The members of an object in document order, without those that repeat a name.
  ///
  /// - Complexity: O(1) for each step, beside the name's text.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    /// The index in the tape of the name of the next member.
    private var nextNameNode: Int
    private let endNode: Int

    init(of value: JSONValue) {
      storage = value.storage
      guard value.kind == .object else {
        nextNameNode = 0
        endNode = 0
        return
      }
      nextNameNode = value.node + JSONTape.wordsPerContainer
      endNode = value.storage.nodeAfterEnd(of: value.node)
    }

    /// Returns the next member whose name was not yet returned; `nil` after the last.
    public mutating func next() -> (key: String, value: JSONValue)? {
      while nextNameNode < endNode {
        let key = nextNameNode
        nextNameNode = storage.nodeAfterEnd(of: key + 1)
        if !storage.repeatsEarlierName(key) {
          return (storage.string(at: key), JSONValue(storage: storage, node: key + 1))
        }
      }
      return nil
    }
  }
}
