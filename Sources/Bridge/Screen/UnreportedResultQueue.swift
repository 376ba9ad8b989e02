import Parity

/// A first-in, first-out queue of comparison results, and of the ends of turns of comparison, for a
/// sink that may be slow.
///
/// An empty queue takes all results of a turn, however many contents the screen has. While it has
/// ``maximumCount`` elements or more, new results and new ends of turns are dropped.
struct UnreportedResultQueue {
  /// A comparison result, or the end of a turn of comparison that the budget did not stop.
  enum ResultOrTurnEnd {
    case result(ComparisonResult)
    /// All results of the turn are before this element; results of contents that still settle may
    /// follow.
    case endOfTurnWithinBudget
  }

  /// The number of elements, 4,096, up to which a queue that is not empty takes further ones.
  static let maximumCount = 4_096

  private var elements: [ResultOrTurnEnd] = []
  private var firstIndex = 0
  /// The number of dropped results, without dropped ends of turns.
  private(set) var droppedResultCount = 0

  var isEmpty: Bool { firstIndex == elements.count }
  var first: ResultOrTurnEnd? { isEmpty ? nil : elements[firstIndex] }

  mutating func add(_ results: [ComparisonResult], endsTurnWithinBudget: Bool) {
    let space = isEmpty ? Int.max : max(Self.maximumCount - (elements.count - firstIndex), 0)
    droppedResultCount += max(results.count - space, 0)
    elements += results.prefix(space).map(ResultOrTurnEnd.result)
    if endsTurnWithinBudget, results.count < space { elements.append(.endOfTurnWithinBudget) }
  }

  /// Removes the first element; the queue must not be empty.
  ///
  /// - Complexity: Amortised O(1).
  mutating func removeFirst() {
    firstIndex += 1
    if firstIndex * 2 > elements.count {
      elements.removeFirst(firstIndex)
      firstIndex = 0
    }
  }
}
