extension JSONValue {
  /// The elements of an array in order.
  ///
  /// - Complexity: O(1) for each step.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    /// The index in the tape of the next element.
    private var element: Int
    private let end: Int

    init(of value: JSONValue) {
      storage = value.storage
      guard value.kind == .array else {
        element = 0
        end = 0
        return
      }
      element = value.node + JSONTape.wordsPerContainer
      end = value.storage.nodeAfterEnd(of: value.node)
    }

    /// Returns the next element; `nil` after the last.
    public mutating func next() -> JSONValue? {
      guard element < end else { return nil }
      let value = JSONValue(storage: storage, node: element)
      element = storage.nodeAfterEnd(of: element)
      return value
    }
  }
}
