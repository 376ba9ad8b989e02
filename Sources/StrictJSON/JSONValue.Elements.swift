extension JSONValue {
  /// The elements of an array in order.
  ///
  /// - Complexity: O(1) for each step.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    /// The index in the tape of the next element.
    private var nextNode: Int
    private let endNode: Int

    init(of value: JSONValue) {
      storage = value.storage
      guard value.kind == .array else {
        nextNode = 0
        endNode = 0
        return
      }
      nextNode = value.node + JSONTape.wordsPerContainer
      endNode = value.storage.nodeAfterEnd(of: value.node)
    }

    /// Returns the next element; `nil` after the last.
    public mutating func next() -> JSONValue? {
      guard nextNode < endNode else { return nil }
      let value = JSONValue(storage: storage, node: nextNode)
      nextNode = storage.nodeAfterEnd(of: nextNode)
      return value
    }
  }
}
