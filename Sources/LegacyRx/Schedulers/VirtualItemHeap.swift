/// A binary heap of scheduled items, ordered by time, then by insertion.
struct VirtualItemHeap<Time> {
  struct Entry {
    let time: Time
    let insertionNumber: Int
    let item: any ScheduledWork
  }

  private let compare: (Time, Time) -> VirtualTimeComparison
  private var entries: [Entry] = []
  private var nextInsertionNumber = 0

  init(compare: @escaping (Time, Time) -> VirtualTimeComparison) {
    self.compare = compare
  }

  var count: Int { entries.count }

  mutating func insert(_ item: any ScheduledWork, at time: Time) {
    entries.append(Entry(time: time, insertionNumber: nextInsertionNumber, item: item))
    nextInsertionNumber += 1
    var child = entries.count - 1
    while child > 0, precedes(entries[child], entries[(child - 1) / 2]) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the first item that is not disposed; `nil` if there is none, or its time
  /// is after a limit.
  ///
  /// Disposed items before it are removed too. With `nil` for the limit, any time is allowed.
  mutating func popFirst(notAfter limit: Time?) -> Entry? {
    while let first = entries.first {
      if first.item.isDisposed {
        removeFirst()
        continue
      }
      if let limit, compare(first.time, limit).greaterThan { return nil }
      removeFirst()
      return first
    }
    return nil
  }

  private mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count {
        if precedes(entries[child], entries[first]) { first = child }
      }
      guard first != parent else { return }
      entries.swapAt(first, parent)
      parent = first
    }
  }

  /// Returns whether an entry runs before another: by time, then by insertion.
  private func precedes(_ lhs: Entry, _ rhs: Entry) -> Bool {
    switch compare(lhs.time, rhs.time) {
    case .lessThan: true
    case .equal: lhs.insertionNumber < rhs.insertionNumber
    case .greaterThan: false
    }
  }
}
