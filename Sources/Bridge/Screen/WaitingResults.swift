import Parity

/// A first-in, first-out queue of comparison results, and of the ends of documents, for a sink that
/// may be slow; drops what exceeds ``maximumCount``.
struct WaitingResults {
  /// An element of the queue.
  enum Element {
    case result(ComparisonResult)
    /// The end of a document's results.
    case end
  }

  /// The maximum number of elements in the queue, 4,096; further elements are dropped.
  static let maximumCount = 4_096

  private var elements: [Element] = []
  private var begin = 0
  private(set) var droppedCount = 0

  var isEmpty: Bool { begin == elements.count }
  var first: Element? { isEmpty ? nil : elements[begin] }

  mutating func add(_ results: [ComparisonResult], endsDocument: Bool) {
    let space = max(Self.maximumCount - (elements.count - begin), 0)
    droppedCount += max(results.count - space, 0)
    elements += results.prefix(space).map(Element.result)
    if endsDocument, results.count < space { elements.append(.end) }
  }

  /// Removes the first element.
  ///
  /// - Complexity: Amortised O(1).
  mutating func removeFirst() {
    begin += 1
    if begin * 2 > elements.count {
      elements.removeFirst(begin)
      begin = 0
    }
  }
}
