import Parity

/// What came of comparing, on its way to a sink that may be slow: first in, first out, and bounded.
struct WaitingResults {
  /// Results that wait for the sink.
  enum Element {
    case result(ComparisonResult)
    /// All results of a document are reported.
    case end
  }

  /// The most results that wait, 4,096; the newest are dropped beyond.
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

  /// Removes the first.
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
